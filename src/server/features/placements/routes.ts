import { Hono, type Context } from 'hono';
import { Readable } from 'node:stream';

import type { KeyScope } from '#contract/keys/key-scopes.ts';

import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { requireAgency } from '../agency/access.ts';
import { csvFile } from '../files/csv-file.ts';
import { downloadAs } from '../files/file-name.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { readInvoice, writeInvoicesCsv } from './invoices.ts';
import { writeUbl } from './ubl.ts';

/** Downloads of invoices, for the consultants of the agency and its keys. */
export function placementRoutes(contextOf: (context: Context, scope?: KeyScope) => Promise<RequestCtx>): Hono {
  const admit = async (context: Context): Promise<RequestCtx> => {
    const ctx = await contextOf(context, 'read_agency');
    if (ctx.actor.kind !== 'key' && personOf(ctx).role !== 'employer') throw new Refusal('FORBIDDEN');
    return ctx;
  };
  return new Hono()
    .get('/agency/invoices.csv', async (context) => {
      const ctx = await admit(context);
      await requireAgency(ctx);
      const lines = Readable.toWeb(
        Readable.from(writeInvoicesCsv(ctx), { objectMode: false }),
      ) as ReadableStream<Uint8Array>;
      return addCookies(csvFile(ctx, 'invoices', lines), ctx);
    })
    .get('/agency/invoices/:id/xml', async (context) => {
      const ctx = await admit(context);
      const id = context.req.param('id');
      if (!isId(id)) throw notFound();
      const invoice = await readInvoice(ctx, id);
      return addCookies(xmlFile(invoice.number, writeUbl(invoice)), ctx);
    });
}

const xmlFile = (name: string, xml: string): Response =>
  new Response(xml, {
    headers: {
      'content-type': 'application/xml',
      'content-disposition': downloadAs(`${name}.xml`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
