import { z } from 'zod';

import {
  fieldProblemCodes,
  problems,
  type FieldProblem,
  problemReasons,
  type ProblemData,
  type ProblemCode,
} from './problems.ts';

const fieldProblemSchema: z.ZodType<FieldProblem> = z.object({
  path: z.string(),
  code: z.enum(fieldProblemCodes),
  params: z
    .object({
      min: z.number().optional(),
      max: z.number().optional(),
      nearest: z.string().optional(),
      name: z.string().optional(),
    })
    .optional(),
});

export const problemDataSchema = z.object({
  reason: z.enum(problemReasons).optional(),
  fields: z.array(fieldProblemSchema).optional(),
  retryAfter: z.number().int().optional(),
  requestId: z.string().optional(),
  concept: z.string().optional(),
  candidateId: z.string().optional(),
}) satisfies z.ZodType<ProblemData>;

/** The body of every error response. */
export const problemSchema = z.object({
  code: z.enum(Object.keys(problems) as ProblemCode[]),
  status: z.number().int(),
  message: z.string(),
  data: problemDataSchema,
});
