import { pairs } from '../pairs';
import { Found } from './found';

export const dynamic = 'force-dynamic';

export default async function Page() {
  return <Found server={await pairs()} />;
}
