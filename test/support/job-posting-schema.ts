import { z } from 'zod';

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  addressLocality: z.string().min(1).optional(),
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
});

const amount = z.number().nonnegative();
const unitText = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);

const quantity = z.union([
  z.strictObject({ '@type': z.literal('QuantitativeValue'), value: amount, unitText }),
  z
    .strictObject({ '@type': z.literal('QuantitativeValue'), minValue: amount, maxValue: amount, unitText })
    .refine(({ minValue, maxValue }) => minValue < maxValue),
]);

const occupation = z.string().regex(/^ISCO-08 \d{4}$/);

const facts = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  // No codes, pay or capitals.
  title: z
    .string()
    .min(1)
    .regex(/^[^<>!]*$/)
    .regex(/^(?!.*\b(?:ref|req)[-. ]?\d)/i),
  description: z.string().regex(/<(?:p|ul|ol)>/),
  url: z.url(),
  datePosted: z.iso.datetime(),
  validThrough: z.iso.datetime(),
  directApply: z.boolean(),
  totalJobOpenings: z.number().int().min(1),
  identifier: z.strictObject({
    '@type': z.literal('PropertyValue'),
    name: z.string().min(1),
    value: z.string().min(1),
  }),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: z.string().min(1),
    logo: z.url().optional(),
    sameAs: z.url().optional(),
  }),
  jobLocation: z.strictObject({ '@type': z.literal('Place'), address }).optional(),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  applicantLocationRequirements: z
    .array(z.strictObject({ '@type': z.literal('Country'), name: z.string().min(1) }))
    .min(1)
    .optional(),
  employmentType: z
    .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])
    .optional(),
  baseSalary: z
    .strictObject({ '@type': z.literal('MonetaryAmount'), currency: z.string().regex(/^[A-Z]{3}$/), value: quantity })
    .optional(),
  incentiveCompensation: z.string().min(1).optional(),
  occupationalCategory: z.union([occupation, z.array(occupation).min(2)]).optional(),
  skills: z.string().min(1).optional(),
  qualifications: z.string().min(1).optional(),
});

/** Google's required and recommended properties ("Job posting structured data"), and none unknown to schema.org. */
export const jobPostingSchema = facts
  .refine(({ datePosted, validThrough }) => datePosted < validThrough, 'it ends before it begins')
  .refine(
    ({ description, title }) => description.replace(/<[^>]*>/g, '').trim() !== title,
    'the description is the title',
  )
  .refine(
    ({ jobLocation, jobLocationType }) => (jobLocation === undefined) === (jobLocationType === 'TELECOMMUTE'),
    'a place, or wholly remote',
  )
  .refine(
    ({ jobLocationType, applicantLocationRequirements }) =>
      (jobLocationType === undefined) === (applicantLocationRequirements === undefined),
    'remote from where',
  );
