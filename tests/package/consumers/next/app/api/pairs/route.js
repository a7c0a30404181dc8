import { pairs } from '../../../pairs';

export const dynamic = 'force-dynamic';

export async function GET() {
  return new Response(await pairs());
}
