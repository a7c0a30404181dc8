import resolve from '@rollup/plugin-node-resolve';

export default { input: ['main.js', 'worker.js'], output: { dir: 'dist' }, plugins: [resolve()] };
