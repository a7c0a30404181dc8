/** The command that tries bare systems says what it can do. Making these systems takes long, and needs root: no test does. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { conditions, machineWith } from '../door/odd-machine.mjs';
import { startProxy } from '../door/proxy.mjs';

test.each(['nobody', 'odd=weather'])('%s is refused, with what there is', (word) => {
  const words = ['tests/door/run.mjs', word];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/There is no (nobody|weather)\. The newcomers: debian-12, .*umask/);
});

test('a machine can be odd in all ways at once', () => {
  const machine = machineWith(Object.keys(conditions));
  const variables = Object.values(conditions).flatMap((one) => Object.keys(one.variables ?? {}));
  expect(Object.keys(machine.variables)).toEqual(expect.arrayContaining(variables));
  expect(machine).toMatchObject({ user: 'ada', hasProxy: true });
  expect(machine.settings.split('\n')).toContain('umask 077');
});

describe('the proxy', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  test('does not lead to the machine that asks, by HTTP or HTTPS', async () => {
    const server = createServer((_, answer) => answer.end('reached')).listen(0, '127.0.0.1');
    const proxy = await startProxy();
    closing.push(() => server.close(), proxy.close);
    const { port } = server.address() as AddressInfo;
    const { port: through } = new URL(proxy.url);

    const asked = request({ host: '127.0.0.1', port: through, path: `http://127.0.0.1:${port}/` });
    const [answer] = await once(asked.end(), 'response');
    expect(answer.statusCode).toBe(502);

    const socket = connect(Number(through), '127.0.0.1');
    socket.write(`CONNECT localhost:${port} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [said] = await once(socket, 'data');
    expect(String(said)).toMatch(/^HTTP\/1\.1 502/);
    expect(proxy.refused).toEqual(['127.0.0.1', 'localhost']);
  });
});
