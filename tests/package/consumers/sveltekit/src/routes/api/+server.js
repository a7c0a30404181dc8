import { pairs } from '../../pairs.js';

export async function GET() {
  return new Response(await pairs());
}
