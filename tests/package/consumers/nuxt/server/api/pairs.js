import { pairs } from '#shared/utils/pairs';

export default defineEventHandler(() => pairs());
