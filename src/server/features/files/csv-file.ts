import type { Ctx } from '../../context.ts';
import { downloadAs } from './file-name.ts';

/** Named by the day. */
export function csvFile({ clock }: Pick<Ctx, 'clock'>, name: string, content: BodyInit): Response {
  const fileName = `${name}-${clock.now().toISOString().slice(0, 10)}.csv`;
  return new Response(content, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': downloadAs(fileName),
    },
  });
}
