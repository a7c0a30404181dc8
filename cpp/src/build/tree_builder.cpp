#include "build/tree_builder.hpp"

#include <algorithm>

#include "tree/least_size.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// Finer cells are not counted: this level has 4^9 cells, which take 1 MB of ContainedCellCounts or
// 4 MB of ReachedCellCounts.
constexpr int kFinestCounted = 9;

int finest_counted(int grid_depth) {
  return std::min(grid_depth, kFinestCounted);
}

// The level at which cells would hold half a capacity each if objects were spread evenly: most
// leaves are then at most one level off.
int counted_depth(std::size_t objects, std::uint32_t capacity, int grid_depth) {
  const int limit = finest_counted(grid_depth);
  int depth = 0;
  while (depth < limit && (std::size_t{1} << (2 * depth)) * capacity < 2 * objects) ++depth;
  return depth;
}

}  // namespace

// Writes rows and boxes behind those already written to a node's list. Holds addresses by value:
// compilers then keep them in registers, whatever is written in between.
struct TreeBuilder::EntryWriter {
  std::uint32_t* cursors;  // by node
  Row* rows;
  Box* copies;

  void write(NodeIndex node, Row row, const Box& box) const {
    const std::uint32_t place = cursors[node]++;
    rows[place] = row;
    copies[place] = box;
  }

  // Once into each of the nodes, some of which may be the same.
  void write_to_each(const std::array<NodeIndex, 4>& nodes, Row row, const Box& box) const {
    write(nodes[0], row, box);
    write_to_others(nodes, row, box);
  }

  // Once into each of the nodes that is not the first.
  void write_to_others(const std::array<NodeIndex, 4>& nodes, Row row, const Box& box) const {
    const auto [a, b, c, d] = nodes;
    if (b != a) write(b, row, box);
    if (c != a && c != b) write(c, row, box);
    if (d != a && d != b && d != c) write(d, row, box);
  }
};

Status TreeBuilder::build(std::span<const Row> rows, std::span<const Box> boxes) {
  tree_.entries_.clear();
  tree_.forget_box_copies();
  overfull_.clear();
  tree_.uses_starts_ = false;
  if (!tree_.nodes_.reset()) return Status::kOutOfMemory;
  Status status = tree_.rule_.shares() ? build_reached(rows, boxes) : build_contained(rows, boxes);
  for (std::size_t i = 0; i < overfull_.size() && status == Status::kOk; ++i) {
    status = split_overfull(overfull_[i]);
  }
  if (status == Status::kOk && !overfull_.empty()) status = copy_boxes_of_overfull(boxes);
  return status == Status::kOk ? order_long_lists(boxes) : status;
}

// Where one node holds each object.
Status TreeBuilder::build_contained(std::span<const Row> rows, std::span<const Box> boxes) {
  ContainedCellCounts& counts = contained_counts_;
  const int depth = counted_depth(rows.size(), tree_.capacity_, tree_.rule_.grid().depth());
  const CellRange* keys = tree_.keys_.data();
  if (!counts.count(tree_.rule_, depth, rows, keys) ||
      !node_at_.resize(cells_above_level(depth + 1))) {
    return Status::kOutOfMemory;
  }
  const auto on_node = [&](NodeIndex index, const Cell& cell, bool splits) {
    std::uint32_t covered = 1;
    for (int level = cell.depth; level <= (splits ? cell.depth : depth); ++level) {
      const int shift = level - cell.depth;
      const std::uint32_t first =
          counts.number_of(level, unsigned{cell.column} << shift, unsigned{cell.row} << shift);
      std::fill_n(node_at_.data() + first, covered, index);
      covered *= 4;
    }
  };
  const Status status = make_nodes(counts, on_node);
  if (status != Status::kOk) return status;
  const EntryWriter writer = entry_writer();
  const ContainedCellCounts::CellFinder finder = counts.finder();
  const NodeIndex* node_at = node_at_.data();
  for (const Row row : rows) writer.write(node_at[finder.cell_of(keys[row])], row, boxes[row]);
  return Status::kOk;
}

// Where several nodes may hold one object.
Status TreeBuilder::build_reached(std::span<const Row> rows, std::span<const Box> boxes) {
  if (!count_reached_cells(rows, tree_.keys_.data())) return Status::kOutOfMemory;
  if (is_surely_too_large()) return Status::kTreeTooLarge;
  const Status status = make_nodes_of_reached_cells();
  if (status == Status::kOk) write_reached(rows, boxes);
  return status;
}

// Makes all nodes down to the finest counted level, each with a list of exactly the capacity that
// it needs, and calls `on_node(index, cell, splits)` for each.
template <typename Counts, typename OnNode>
Status TreeBuilder::make_nodes(const Counts& counts, OnNode&& on_node) {
  NodePool& nodes = tree_.nodes_;
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty()) {
    const NodeIndex index = stack.pop();
    Node& node = nodes[index];
    const Cell cell = node.cell;
    node.total = counts.total(cell);
    const bool splits = tree_.should_split(node) && cell.depth < counts.depth();
    const std::uint32_t held = splits ? counts.own(cell) : node.total;
    if (!tree_.entries_.allocate_exactly(held, node.own)) return tree_.failure();
    on_node(index, cell, splits);
    if (!splits) {
      if (tree_.should_split(node) && !overfull_.push(index)) return Status::kOutOfMemory;
      continue;
    }
    if (!nodes.add_children(index)) return tree_.failure();
    const NodeIndex children = nodes[index].children;
    for (NodeIndex quarter = 4; quarter-- > 0;) stack.push(children + quarter);
  }
  return prepare_lists();
}

// Sets the lists to their final sizes and the cursors to their beginnings.
Status TreeBuilder::prepare_lists() {
  NodePool& nodes = tree_.nodes_;
  if (!cursors_.resize(nodes.size()) || !resize_box_copies()) return Status::kOutOfMemory;
  tree_.has_box_copies_ = true;
  for (NodeIndex index = 0; index < nodes.size(); ++index) {
    EntryList& list = nodes[index].own;
    cursors_[index] = list.first;
    list.count = list.capacity;
    nodes[index].copies_epoch = tree_.copies_epoch_;
  }
  return Status::kOk;
}

// Vectors may read kLanes - 1 boxes behind the last.
bool TreeBuilder::resize_box_copies() {
  return tree_.box_copies_.resize(tree_.entries_.size() + kLanes - 1);
}

TreeBuilder::EntryWriter TreeBuilder::entry_writer() {
  return {cursors_.data(), tree_.entries_.data(), tree_.box_copies_.data()};
}

// Splitting overfull nodes afterwards costs more than counting. So where a quarter of all objects
// or more would be affected, they are counted once more, one level further down. False when there
// is no memory.
bool TreeBuilder::count_reached_cells(std::span<const Row> rows, const CellRange* keys) {
  const int grid_depth = tree_.rule_.grid().depth();
  const int depth = counted_depth(rows.size(), tree_.capacity_, grid_depth);
  if (!reached_counts_.count(tree_.rule_, depth, rows, keys)) return false;
  const std::size_t affected = reached_counts_.sums(tree_.capacity_).in_overfull;
  if (affected <= rows.size() / 4 || depth == finest_counted(grid_depth)) return true;
  return reached_counts_.count(tree_.rule_, depth + 1, rows, keys);
}

// True when the nodes of the objects counted are too many, or their lists too long. Below the
// finest counted level that is known of objects that cover a cell.
bool TreeBuilder::is_surely_too_large() const {
  if (tree_.rule_.placement() != Placement::kLeaf) return false;
  const int grid_depth = tree_.rule_.grid().depth();
  const int levels = reached_counts_.levels_up();
  const ReachedCellCounts::Sums sums = reached_counts_.sums(tree_.capacity_);
  const std::uint64_t most = sums.objects + (std::uint64_t{sums.in_overfull} << (2 * levels));
  if (most <= kMaxNodes) return false;  // a node that splits has more than one object
  LeastSize size;
  NodeStack<Cell> stack(Cell{});
  while (!stack.empty() && size.fits()) {
    const Cell cell = stack.pop();
    const std::uint32_t total = reached_counts_.total(cell);
    if (total <= tree_.capacity_ || cell.depth == grid_depth) {
      size.entries += total;
    } else if (cell.depth < reached_counts_.depth()) {
      size.nodes += 4;
      for (unsigned quarter = 0; quarter < 4; ++quarter) stack.push(child_cell(cell, quarter));
    } else if (reached_counts_.covering(cell) > tree_.capacity_) {
      size.add_all_below(levels, reached_counts_.covering(cell));
    }
  }
  return !size.fits();
}

Status TreeBuilder::check_size(std::span<const Row> rows, const CellRange* keys) {
  if (tree_.rule_.placement() != Placement::kLeaf) return Status::kOk;
  std::uint64_t cells = 0;
  for (const Row row : rows) {
    const CellRange& key = keys[row];
    cells += (key.right - key.left + std::uint64_t{1}) * (key.bottom - key.top + std::uint64_t{1});
  }
  if (cells <= kMaxNodes) return Status::kOk;
  if (!count_reached_cells(rows, keys)) return Status::kOutOfMemory;
  return is_surely_too_large() ? Status::kTreeTooLarge : Status::kOk;
}

// Afterwards the tree knows the leaf over each cell of the finest counted level.
Status TreeBuilder::make_nodes_of_reached_cells() {
  if (!tree_.starts_.restart(reached_counts_.depth())) return Status::kOutOfMemory;
  const Status status =
      make_nodes(reached_counts_, [&](NodeIndex index, const Cell& cell, bool splits) {
        const EntryList& own = tree_.nodes_[index].own;
        if (splits) {
          if (own.capacity > 0) tree_.starts_.set_holder(cell, index);
          return;
        }
        tree_.starts_.set(cell, index);
        tree_.starts_.set(cell, StartTable::List{own.first, own.capacity});
      });
  tree_.uses_starts_ = status == Status::kOk;
  tree_.has_built_lists_ = tree_.uses_starts_ && overfull_.empty();
  return status;
}

// First writes each object to the leaf of its first cell, then those that span several cells to the
// other leaves. Whether an object does is unpredictable, so listing those takes no branch. Batches
// are short, so that what the second step reads is still in the cache.
void TreeBuilder::write_reached(std::span<const Row> rows, std::span<const Box> boxes) {
  constexpr std::size_t kBatch = 512;
  const EntryWriter writer = entry_writer();
  std::array<Row, kBatch + 1> spanning = {};
  while (!rows.empty()) {
    const std::span<const Row> batch = rows.first(std::min(kBatch, rows.size()));
    const std::size_t count = write_to_first_leaves(batch, boxes, writer, spanning.data());
    write_to_other_leaves(std::span(spanning).first(count), boxes, writer);
    rows = rows.subspan(batch.size());
  }
}

// Large objects of kCover, which nodes higher up hold, are written to all their nodes here. Of the
// others, writes those that span several cells to `spanning`, which must have room for one more
// than all rows, and returns their number.
std::size_t TreeBuilder::write_to_first_leaves(std::span<const Row> rows,
                                               std::span<const Box> boxes,
                                               const EntryWriter& writer, Row* spanning) const {
  const int depth = reached_counts_.depth();
  const int levels = reached_counts_.levels_up();
  const bool leaves_only = tree_.rule_.placement() == Placement::kLeaf;
  const NodeIndex* leaf_at = tree_.starts_.from({});
  const CellRange* keys = tree_.keys_.data();
  std::size_t count = 0;
  for (const Row row : rows) {
    const CellRange range = coarsened(keys[row], levels);
    const unsigned further = (range.right - range.left) | (range.bottom - range.top);
    if (further > 1 && !leaves_only) {
      writer.write_to_each(nodes_over(reached_counts_.block(range)), row, boxes[row]);
      continue;
    }
    writer.write(leaf_at[(std::size_t{range.top} << depth) + range.left], row, boxes[row]);
    spanning[count] = row;
    count += further != 0 ? 1 : 0;
  }
  return count;
}

void TreeBuilder::write_to_other_leaves(std::span<const Row> rows, std::span<const Box> boxes,
                                        const EntryWriter& writer) const {
  const int depth = reached_counts_.depth();
  const int levels = reached_counts_.levels_up();
  const CellRange* keys = tree_.keys_.data();
  for (const Row row : rows) {
    const CellRange range = coarsened(keys[row], levels);
    const NodeIndex* first = tree_.starts_.from(range);
    const unsigned right = range.right - range.left;
    const unsigned rows_below = range.bottom - range.top;
    const std::size_t below = std::size_t{rows_below} << depth;
    if (right + rows_below == 1) {
      const NodeIndex other = first[right + below];
      if (other != *first) writer.write(other, row, boxes[row]);
    } else if ((right | rows_below) == 1) {
      writer.write_to_others({first[0], first[right], first[below], first[below + right]}, row,
                             boxes[row]);
    } else {
      for_each_leaf(range, [&](NodeIndex leaf) {
        if (leaf != *first) writer.write(leaf, row, boxes[row]);
      });
    }
  }
}

// Calls `on_leaf` once for each leaf that a range reaches: at the first of the leaf's cells there.
template <typename OnLeaf>
void TreeBuilder::for_each_leaf(const CellRange& range, OnLeaf&& on_leaf) const {
  const int depth = reached_counts_.depth();
  for (unsigned row = range.top; row <= range.bottom; ++row) {
    for (unsigned column = range.left; column <= range.right; ++column) {
      const NodeIndex leaf = tree_.starts_.at(column, row);
      const Cell& cell = tree_.nodes_[leaf].cell;
      const int shift = depth - cell.depth;
      const bool is_first_column = column == range.left || column == unsigned{cell.column} << shift;
      const bool is_first_row = row == range.top || row == unsigned{cell.row} << shift;
      if (is_first_column && is_first_row) on_leaf(leaf);
    }
  }
}

std::array<NodeIndex, 4> TreeBuilder::nodes_over(const CellBlock& block) const {
  const std::uint32_t right = block.column + block.right;
  const std::uint32_t below = block.row + block.below;
  return {node_over(block.depth, block.column, block.row), node_over(block.depth, right, block.row),
          node_over(block.depth, block.column, below), node_over(block.depth, right, below)};
}

// The node at a cell, or the leaf above it.
NodeIndex TreeBuilder::node_over(int depth, std::uint32_t column, std::uint32_t row) const {
  NodeIndex index = NodePool::kRoot;
  for (int below = depth; below-- > 0 && !tree_.nodes_[index].is_leaf();) {
    index = tree_.nodes_[index].children + (column >> below & 1) + 2 * (row >> below & 1);
  }
  return index;
}

// Moves the rows of a leaf to row_stack_ and partitions them depth first. Each partition writes the
// rows of the four children behind those of their parent, the last quarter first. The node
// popped next is the first quarter: its rows are the last ones in row_stack_ that are still needed,
// and its children may overwrite everything behind them.
Status TreeBuilder::split_overfull(NodeIndex start) {
  struct Pending {
    NodeIndex node;
    Part part;
  };
  const std::span<const Row> rows = tree_.entries_.rows(tree_.nodes_[start].own);
  if (!row_stack_.resize(rows.size())) return Status::kOutOfMemory;
  std::ranges::copy(rows, row_stack_.data());
  tree_.entries_.release(tree_.nodes_[start].own);
  NodeStack<Pending> stack({start, {0, rows.size()}});
  while (!stack.empty()) {
    const auto [index, part] = stack.pop();
    const std::size_t count = part.end - part.begin;
    tree_.nodes_[index].total = static_cast<std::uint32_t>(count);
    if (!tree_.should_split(tree_.nodes_[index])) {
      const Status status = fill_leaf(index, row_stack_.span().subspan(part.begin, count));
      if (status != Status::kOk) return status;
      continue;
    }
    std::array<Part, 4> quarters;
    const Status status = partition(index, part, quarters);
    if (status != Status::kOk) return status;
    const NodeIndex children = tree_.nodes_[index].children;
    for (NodeIndex quarter = 4; quarter-- > 0;) {
      const auto [begin, end] = quarters[quarter];
      const std::span<const Row> its_rows = row_stack_.span().subspan(begin, end - begin);
      const NodeIndex child = children + quarter;
      if (tree_.is_too_large_below(tree_.nodes_[child], its_rows)) return Status::kTreeTooLarge;
      stack.push({child, quarters[quarter]});
    }
  }
  return Status::kOk;
}

// Splits a node and writes its rows, by quarter, behind their part of row_stack_. Straddlers become
// the node's own entries.
//
// To which quarters a row goes is unpredictable, so there is no branch: each row is written to the
// ends of all four parts, and only the ends of those that it belongs to move on. The next row
// overwrites the others; for the last row, each part has one place more than it needs.
//
// Rows that all belong to one quarter stay where they are: as objects far beyond the world do, and
// a crowd in a corner of it.
Status TreeBuilder::partition(NodeIndex index, const Part& part, std::array<Part, 4>& quarters) {
  if (!tree_.nodes_.add_children(index)) return tree_.failure();
  const PlacementRule& rule = tree_.rule_;
  const CellRange* keys = tree_.keys_.data();
  const CellRange cell = tree_.cells(tree_.nodes_[index]);
  std::array<std::size_t, 4> counts = {};
  for (std::size_t i = part.begin; i < part.end; ++i) {
    const Quarters reached = rule.quarters(keys[row_stack_[i]], cell);
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      counts[quarter] += reached >> quarter & 1;
    }
  }
  const auto all_in = std::ranges::find(counts, part.end - part.begin);
  const auto reached_sum = counts[0] + counts[1] + counts[2] + counts[3];
  if (all_in != counts.end() && reached_sum == *all_in) {
    quarters.fill({part.begin, part.begin});
    quarters[static_cast<std::size_t>(all_in - counts.begin())] = part;
    return Status::kOk;
  }
  std::size_t free = part.end;
  for (std::size_t quarter = 4; quarter-- > 0;) {
    quarters[quarter] = {free, free};
    free += counts[quarter] + 1;
  }
  if (!row_stack_.resize(std::max(row_stack_.size(), free))) return Status::kOutOfMemory;
  for (std::size_t i = part.begin; i < part.end; ++i) {
    const Row row = row_stack_[i];
    const Quarters reached = rule.quarters(keys[row], cell);
    if (reached == 0 && !tree_.entries_.append(tree_.nodes_[index].own, row)) {
      return tree_.failure();
    }
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      row_stack_[quarters[quarter].end] = row;
      quarters[quarter].end += reached >> quarter & 1;
    }
  }
  return Status::kOk;
}

Status TreeBuilder::fill_leaf(NodeIndex index, std::span<const Row> rows) {
  EntryList& list = tree_.nodes_[index].own;
  const auto count = static_cast<std::uint32_t>(rows.size());
  if (!tree_.entries_.allocate_exactly(count, list)) return tree_.failure();
  list.count = count;
  std::ranges::copy(rows, tree_.entries_.rows(list).begin());
  return Status::kOk;
}

// The lists below nodes that were overfull stand in other words of the pool than were counted, so
// their boxes are copied last.
Status TreeBuilder::copy_boxes_of_overfull(std::span<const Box> boxes) {
  if (!resize_box_copies()) return Status::kOutOfMemory;
  for (const NodeIndex start : overfull_.span()) {
    NodeStack<NodeIndex> stack(start);
    while (!stack.empty()) {
      const Node& node = tree_.nodes_[stack.pop()];
      tree_.copy_boxes(node, boxes);
      if (node.is_leaf()) continue;
      for (NodeIndex quarter = 0; quarter < 4; ++quarter) stack.push(node.children + quarter);
    }
  }
  return Status::kOk;
}

// Lists that queries read in groups: objects of a group are near each other.
Status TreeBuilder::order_long_lists(std::span<const Box> boxes) {
  for (NodeIndex index = 0; index < tree_.nodes_.size(); ++index) {
    const Node& node = tree_.nodes_[index];
    if (!BoxGroups::is_long(node.own.count)) continue;
    if (!order_.sort(tree_.entries_.rows(node.own), boxes) ||
        tree_.copy_boxes(node, boxes) == nullptr) {
      return Status::kOutOfMemory;
    }
  }
  return Status::kOk;
}

}  // namespace quadrille
