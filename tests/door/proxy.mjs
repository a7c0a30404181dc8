import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

const loopback = /^(127\.|localhost$|\[?::1\]?$)/;

/**
 * A proxy for HTTP and HTTPS as companies have them: it reaches everything but the machine that asks. Returns its address, the hosts of
 * that machine that it was asked for, and how to close it.
 */
export async function startProxy() {
  const refused = [];
  const refuses = (host) => loopback.test(host) && refused.push(host) > 0;
  const server = createServer((incoming, answer) => {
    const { hostname, port, pathname, search } = new URL(incoming.url, 'http://localhost');
    if (refuses(hostname)) return answer.writeHead(502).end();
    const { method, headers } = incoming;
    const outgoing = request(
      { hostname, port, path: pathname + search, method, headers },
      (reply) => {
        answer.writeHead(reply.statusCode, reply.headers);
        reply.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.destroy());
    return incoming.pipe(outgoing);
  });
  server.on('connect', ({ url }, socket, head) => {
    const { hostname, port } = new URL(`http://${url}`);
    if (refuses(hostname)) return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const outward = connect(Number(port || 443), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      outward.write(head);
      outward.pipe(socket).pipe(outward);
    });
    outward.on('error', () => socket.destroy());
    return socket.on('error', () => outward.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, refused, close };
}
