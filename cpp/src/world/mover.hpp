// A move of a body that walks: how far it goes, and along what.
//
// The body is cast along its way. Where it meets a surface, it stops at the distance of the skin
// from it, and what is left of the way goes on along the surface. A cast that is longer than the
// way by some skins finds surfaces which the body would come too near to. One that is much longer
// than the skin tells roughly where that is: it is made again from near there.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>

#include "base/buffer.hpp"
#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/vector.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/id.hpp"
#include "quadrille/move.hpp"
#include "quadrille/point.hpp"

namespace quadrille {

/// The solids around a body that moves.
class Solids {
 public:
  /// The first one that the body meets on its way from a place, but for `left_out`; a hit without a
  /// row for none. False when there is no memory.
  [[nodiscard]] virtual bool cast(const Point& from, const Vector& way, Row left_out,
                                  CastHit& hit) = 0;

  /// The same of one part of a body, by itself; no hit where the body is in it.
  virtual CastHit cast_at_part(const Point& from, const Vector& way, const CastHit& part) = 0;

  /// The shortest way from a place to where the body is `gap` apart from all solids, see
  /// `find_shortest_way_out`. It may be longer than `most` by as much as what the body is in has
  /// moved there since the last step. False when there is no memory.
  [[nodiscard]] virtual bool find_way_out(const Point& from, double gap, double most,
                                          const Vector& up, std::optional<Vector>& way) = 0;

  /// Of all floors that the body at a place touches by no more than a reach below it, finds the one
  /// that it stands on, see `choose_footing`, if that is another one than `ground`, which is one of
  /// them. False when there is no memory.
  [[nodiscard]] virtual bool choose_ground(const Point& from, double reach, const Vector& motion,
                                           Row last_support, CastHit& ground) = 0;

  /// How far in a direction of length 1 the part of the body that a hit names must move to be past
  /// the part that it has met.
  virtual double way_past(const Point& from, const CastHit& hit, const Vector& direction) const = 0;

  /// The sensors that the body meets on its straight way between two places, in order, but for
  /// those of earlier calls, and those in which it was where `forget_sensors` was called. Valid
  /// until the next call. False when there is no memory.
  [[nodiscard]] virtual bool find_sensors(const Point& from, const Point& to,
                                          std::span<const CastHit>& sensors) = 0;
  [[nodiscard]] virtual bool forget_sensors(const Point& at) = 0;

  virtual Id id_of(Row row) const = 0;
  virtual Transform transform_of(Row row) const = 0;

 protected:
  ~Solids() = default;
};

/// How a body moves, with what the options leave open.
struct MoverSettings {
  bool has_floors;     ///< false: all surfaces are walls
  Vector up;           ///< of length 1; without floors, only a choice among pushes of one length
  double least_floor;  ///< the cosine of the slope limit, less rounding
  double step_height;
  double snap_distance;
  double corner_correction;
  std::uint32_t max_slides;
  double skin;    ///< the least one
  double width;   ///< of the body's box, its larger side
  double extent;  ///< how far the box reaches from the body's origin, along an axis
  double max_push;
  bool inherits_velocity;

  /// How exact places are there.
  double rounding_at(const Point& place) const {
    return rounding_of_places(
        rounded(std::max(std::abs(wide(place.x)), std::abs(wide(place.y))) + extent));
  }

  /// What the body keeps from solids there.
  double skin_at(const Point& place) const { return std::max(skin, 4 * rounding_at(place)); }
};

/// What the support has done since the last move.
struct Carriage {
  Row row = kNoRow;  ///< of the support; kNoRow for none
  Vector way = {0, 0};
  double angle = 0;
};

/// One move.
class Mover {
 public:
  /// Hits are appended to `hits`. `way` is scratch memory for a move that lists sensors, and else
  /// null. What this refers to must outlive it.
  Mover(Solids& solids, const MoverSettings& settings, Buffer<MoveHit>& hits, Buffer<Point>* way)
      : solids_(solids), set_(settings), hits_(hits), way_(way), first_hit_(hits.size()) {}

  /// Writes all of the result but the hits. False when there is no memory.
  [[nodiscard]] bool move(const Point& from, const Vector& motion, const Carriage& carriage,
                          MoveResult& result);

 private:
  /// A surface in front of the body, on its way.
  struct Stop {
    CastHit hit;
    Vector normal;
    Point place;      ///< where the body has to stop
    double travel;    ///< until then; not below 0
    double distance;  ///< of the body from the surface then; below 0, how deep it is in it
  };

  /// What a cast meets, and where: at a distance from a place, which is a way from the start.
  struct Touch {
    CastHit hit = kNoCastHit;
    Point from = {};
    double until_from = 0;
    double from_there = 0;
  };

  /// Where the body is, and how much of its way is known there.
  struct Mark {
    Point place;
    std::size_t way_size;
  };

  [[nodiscard]] bool carry(const Vector& way, Row support);
  [[nodiscard]] bool slide();
  bool walks_into(const Vector& normal) const;
  [[nodiscard]] bool climb(const Vector& aside, const Stop& riser, std::optional<Stop>& tread,
                           double& length);
  [[nodiscard]] bool slip(const Stop& ceiling);
  [[nodiscard]] bool find_way_past(const Stop& ceiling, const Vector& direction, double& length);
  [[nodiscard]] bool stand();
  [[nodiscard]] bool snap();
  bool stands_on_last_floor(Stop& floor) const;
  [[nodiscard]] bool find_stop(const Vector& way, Row left_out, std::optional<Stop>& stop);
  [[nodiscard]] bool find_touch(const Vector& way, const Vector& direction, double ahead,
                                Row left_out, Touch& touch);
  [[nodiscard]] bool find_ground(const Point& from, double reach, std::optional<Stop>& ground);
  [[nodiscard]] bool find_start_ground();
  [[nodiscard]] bool leave_overlap(const Stop& stop);
  [[nodiscard]] bool keep_off(const Stop& stop);
  [[nodiscard]] bool add_hit(const Stop& stop, MoveHitKind kind);
  MoveHit move_hit(const CastHit& hit, MoveHitKind kind, const Point& place) const;
  [[nodiscard]] bool begin_way();
  [[nodiscard]] bool add_sensors();
  void remove_sensors();

  double skin() const { return set_.skin_at(place_); }
  double rounding() const { return set_.rounding_at(place_); }
  MoveHitKind kind_of(const Vector& normal) const;
  bool is_floor(const Stop& stop) const;
  double height_of(const Stop& stop) const;
  Vector sideways(const Vector& way) const;
  Vector along(const Vector& way, const Vector& normal, MoveHitKind kind) const;
  Vector after(const Vector& rest, const Stop& stop, MoveHitKind kind);
  bool moves(const Vector& way) const;
  void advance(const Vector& way);
  void put_at(const Point& place);
  Mark mark() const { return {place_, way_ != nullptr ? way_->size() : 0}; }
  void go_back(const Mark& to);
  [[nodiscard]] bool stand_on(const Stop& ground);

  Solids& solids_;
  const MoverSettings& set_;
  Buffer<MoveHit>& hits_;
  Buffer<Point>* way_;  // the places since the last hit; null for a move that lists no sensors
  std::size_t first_hit_;
  bool has_way_ = true;  // false when there was no memory for it

  Point place_ = {};
  Point start_ = {};  // after it was carried
  Row last_support_ = kNoRow;
  Vector motion_ = {0, 0};     // of the call
  Vector travelled_ = {0, 0};  // of the motion
  Vector velocity_ = {0, 0};
  bool rises_ = false;                // the motion leads upward, or there are no floors
  bool walks_ = false;                // what is left of the motion leads along a floor
  std::optional<Stop> floor_;         // the last floor that was met
  bool is_at_floor_ = false;          // the body has not moved since
  std::optional<Stop> start_ground_;  // what was below the body at the start, of any slope
  bool knows_start_ground_ = false;
  bool has_left_overlap_ = false;
  bool has_slipped_ = false;  // aside, past the end of a ceiling
  MoveResult* result_ = nullptr;
};

}  // namespace quadrille
