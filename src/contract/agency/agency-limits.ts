export const AGENCY_TERMS_MAX = 10_000;
export const INVOICE_PREFIX_MAX = 20;
