/** Days up to today. */
export const figurePeriods = ['30', '90', '365', 'all'] as const;

export type FigurePeriod = (typeof figurePeriods)[number];

export const hiringFiguresCsv = (companyId: string): string => `/api/companies/${companyId}/figures.csv`;
