/**
 * A cell for each call that both builds have, whatever its name is.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {import('./subject.mjs').Subject[]} subjects
 * @returns {Promise<import('./measure.mjs').Cell[]>}
 */
export async function callCells(scene, subjects) {
  const [tasks, ...others] = await Promise.all(subjects.map((subject) => tasksOf(subject, scene)));
  const inAll = tasks.filter((task) => others.every((those) => those.includes(task)));
  return inAll.map((task) => ({
    part: 'calls',
    kind: scene.kind,
    count: scene.count,
    what: task,
    hasControl: true,
    async start(subject) {
      const { calls, dispose } = await subject.calls(scene);
      const blocks = subject.blocks.callBlocks(calls.find((call) => call.task === task));
      return { ...blocks, dispose };
    },
  }));
}

async function tasksOf(subject, scene) {
  const { calls, dispose } = await subject.calls(scene);
  dispose();
  return calls.map(({ task }) => task);
}
