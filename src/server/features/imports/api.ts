import { procedures } from '../../procedures.ts';
import { applyImport, createImport, mapImport, undoImport } from './imports.ts';
import { listImports, listRows, readImport } from './queries.ts';

const { imports } = procedures;

export const importsApi = {
  create: imports.create.handler(({ context, input }) => createImport(context, input)),
  list: imports.list.handler(({ context, input }) => listImports(context, input.id)),
  read: imports.read.handler(({ context, input }) => readImport(context, input)),
  rows: imports.rows.handler(({ context, input }) => listRows(context, input)),
  map: imports.map.handler(({ context, input }) => mapImport(context, input)),
  apply: imports.apply.handler(({ context, input }) => applyImport(context, input)),
  undo: imports.undo.handler(({ context, input }) => undoImport(context, input)),
};
