// Vectors and points in 64 bits.
#pragma once

#include <cmath>

namespace quadrille {

/// A vector or a point in 64 bits. Differences of floats are exact in them, and so are products of
/// such differences where coordinates have no more than 26 bits.
struct Vector {
  double x;
  double y;
};

inline Vector operator+(const Vector& a, const Vector& b) {
  return {a.x + b.x, a.y + b.y};
}
inline Vector operator-(const Vector& a, const Vector& b) {
  return {a.x - b.x, a.y - b.y};
}
inline Vector operator-(const Vector& a) {
  return {-a.x, -a.y};
}
inline Vector operator*(double factor, const Vector& a) {
  return {factor * a.x, factor * a.y};
}
inline double dot(const Vector& a, const Vector& b) {
  return a.x * b.x + a.y * b.y;
}
inline double length_of(const Vector& a) {
  return std::sqrt(dot(a, a));
}
/// Positive when b is clockwise from a on a screen, whose y grows downward.
inline double cross(const Vector& a, const Vector& b) {
  return a.x * b.y - a.y * b.x;
}

/// A vector turned by the angle that leads from the x axis to `axis`, and scaled by its length.
inline Vector turned(const Vector& axis, const Vector& a) {
  return {axis.x * a.x - axis.y * a.y, axis.y * a.x + axis.x * a.y};
}
/// The same against that angle: the vector in the frame of `axis`.
inline Vector turned_back(const Vector& axis, const Vector& a) {
  return {dot(axis, a), cross(axis, a)};
}

}  // namespace quadrille
