// Statements of the five articles that a world pins: culling, the pool of bodies, what leaves the
// screen.
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

using Rows = std::vector<Row>;

World screen() {
  return make_world({.world = {0, 0, 800, 600}});
}

Rows listed_rows(const Result<std::span<const Row>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  return {found.value.begin(), found.value.end()};
}

std::vector<Id> departed(const World& world) {
  return {world.departed().begin(), world.departed().end()};
}

TEST(WorldSeeds, S1_4_TheTreeServesCollisionsUpdatesAndDrawingOfWhatTheCameraSees) {
  World world = screen();
  const auto body = [&](float x, float order, bool is_static) {
    return row_of(add(world, circle(10),
                      {.transform = {.x = x, .y = 100}, .is_static = is_static, .order = order}));
  };
  const Row hero = body(100, 5, false);
  const Row tree = body(120, 5, true);
  const Row ground = body(140, -1, true);
  const Row bird = body(160, 9, false);
  const Row far_away = body(700, 0, false);
  const Box camera = {0, 0, 200, 200};
  EXPECT_EQ(listed_rows(world.visible(camera)), (Rows{ground, hero, tree, bird}));
  EXPECT_EQ(listed_rows(world.active(camera)), (Rows{hero, bird}));
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.pairs().size(), 0u);  // neighbours touch, which is no overlap by the strict rule
  // What reaches into the view is drawn; a new order counts at once.
  world.transforms()[far_away] = {.x = 209, .y = 100};
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.set_order(world.id_at(far_away).value, -2), Status::kOk);
  EXPECT_EQ(listed_rows(world.visible(camera)), (Rows{far_away, ground, hero, tree, bird}));
  EXPECT_EQ(listed_rows(world.visible(camera, {.category = 0, .mask = 0})), Rows{});
}

TEST(WorldSeeds, S3_8_TheRowOfADeadBodyIsUsedAgainAndItsIdIsNot) {
  World world = screen();
  const Id shot = add(world, circle(2), {.transform = {.x = 10, .y = 10}, .tag = 7});
  ASSERT_EQ(world.remove(shot), Status::kOk);
  const Id next = add(world, circle(2), {.transform = {.x = 50, .y = 10}});
  EXPECT_EQ(row_of(next), row_of(shot));
  EXPECT_NE(next, shot);
  EXPECT_FALSE(world.has(shot));
  EXPECT_EQ(world.options(next).value.tag, 0u);
  EXPECT_EQ(world.rows(), 1u);
}

TEST(WorldSeeds, S3_9_ABodyThatLeftTheWorldIsListedOnceAndOneThatIsEnteringIsNot) {
  World world = screen();
  const Id shot = add(world, circle(10), {.transform = {.x = 100, .y = 100}});
  const Id enemy = add(world, circle(10), {.transform = {.x = 900, .y = 100}});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), std::vector<Id>{});  // the enemy is outside, on its way in
  world.transforms()[row_of(shot)].y = -10;       // shares a point with the world
  world.transforms()[row_of(enemy)].x = 805;
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), std::vector<Id>{});
  world.transforms()[row_of(shot)].y = -11;
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), std::vector<Id>{shot});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), std::vector<Id>{});  // once
  EXPECT_TRUE(world.has(shot));                   // recycling is up to the caller
  world.transforms()[row_of(enemy)].x = 850;      // turns back
  ASSERT_EQ(world.move(shot, 400, 300), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), std::vector<Id>{enemy});
  world.transforms()[row_of(shot)].x = -300;
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), std::vector<Id>{shot});  // it had come back
}

TEST(WorldSeeds, S3_9_ABodyThatACallMovesOutHasLeftToo) {
  World world = screen();
  const Id wall = add(world, circle(10), {.transform = {.x = 100, .y = 100}, .is_static = true});
  const Id shot = add(world, circle(10), {.transform = {.x = 100, .y = 300}});
  ASSERT_EQ(world.move(wall, 100, -50), Status::kOk);
  ASSERT_EQ(world.move(shot, 100, -50), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), (std::vector<Id>{wall, shot}));
  const Id removed = add(world, circle(10), {.transform = {.x = 5, .y = 5}});
  world.transforms()[row_of(removed)].x = -50;
  ASSERT_EQ(world.remove(removed), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), std::vector<Id>{});
}

TEST(WorldSeeds, S3_9_WhatABodyMeetsBetweenTwoStepsDoesNotCountHoweverItIsMoved) {
  World world = screen();
  const Id called = add(world, circle(10), {.transform = {.x = -50, .y = 100}});
  const Id written = add(world, circle(10), {.transform = {.x = -50, .y = 200}});
  const Id wall = add(world, circle(10), {.transform = {.x = -50, .y = 300}, .is_static = true});
  for (int i = 0; i < 2; ++i) {
    for (const float x : {100.0f, -50.0f}) {
      ASSERT_EQ(world.move(called, x, 100), Status::kOk);
      ASSERT_EQ(world.move(wall, x, 300), Status::kOk);
      world.transforms()[row_of(written)].x = x;
    }
    ASSERT_EQ(world.step(), Status::kOk);
    EXPECT_EQ(departed(world), std::vector<Id>{});
  }
}

TEST(WorldSeeds, S3_9_ABodyThatComesAgainWithAnotherShapeHasNotBeenInsideOnTheWay) {
  World world = screen();
  const Id rock = add(world, circle(10), {.transform = {.x = 400, .y = 300}});
  ASSERT_EQ(world.step(), Status::kOk);
  world.transforms()[row_of(rock)].x = 815;
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), std::vector<Id>{rock});
  // The new shape would reach into the world from where the rock has left it.
  ASSERT_EQ(world.set_shape(rock, circle(20), {.x = -30, .y = 300}), Status::kOk);
  EXPECT_EQ(world.shape(rock).value, circle(20));
  EXPECT_EQ(world.transforms()[row_of(rock)], (Transform{.x = -30, .y = 300}));
  EXPECT_EQ(listed_rows(world.query(Point{-45, 300})), Rows{row_of(rock)});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(departed(world), std::vector<Id>{});
  EXPECT_EQ(world.validate(), nullptr);
}

}  // namespace
}  // namespace quadrille::testing
