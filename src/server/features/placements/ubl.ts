import type { Party } from '#contract/agency/party.ts';
import type { Invoice } from '#contract/placements/invoices.ts';

import { escapeXml, XML_DECLARATION } from '../jobs/discovery/xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** An element; children that are undefined are left out. */
const element = (name: string, ...children: (string | undefined)[]): string =>
  `<${name}>${children.filter((child) => child !== undefined).join('')}</${name.split(' ', 1)[0]}>`;

const text = (name: string, value: string): string => element(`cbc:${name}`, escapeXml(value));

/** Undefined for an empty value: EN 16931 has no empty elements. */
const optional = (name: string, value: string): string | undefined => (value === '' ? undefined : text(name, value));

/** An invoice, or for a refund a credit note, as EN 16931 has it in UBL 2.1. The order of elements is UBL's. */
export function writeUbl({ kind, number, issuedOn, dueOn, content }: Invoice): string {
  const { currency, seller, buyer, payment, corrects } = content;
  const isFee = kind === 'fee';
  const root = isFee ? 'Invoice' : 'CreditNote';
  const body = [
    text('CustomizationID', 'urn:cen.eu:en16931:2017'),
    text('ID', number),
    text('IssueDate', issuedOn),
    isFee ? text('DueDate', dueOn) : undefined,
    // UNTDID 1001: commercial invoice, credit note.
    text(`${root}TypeCode`, isFee ? '380' : '381'),
    text('DocumentCurrencyCode', currency),
    corrects === null
      ? undefined
      : element('cac:BillingReference', element('cac:InvoiceDocumentReference', text('ID', corrects))),
    element('cac:AccountingSupplierParty', writeParty(seller)),
    element('cac:AccountingCustomerParty', writeParty(buyer)),
    isFee && seller.iban !== '' ? writePayment(seller.iban) : undefined,
    element('cac:PaymentTerms', text('Note', payment)),
    ...writeAmounts(content, root),
  ];
  const namespaces = `xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2"`;
  return `${XML_DECLARATION}${element(`${root} ${namespaces}`, ...body)}`;
}

const writeParty = ({ name, street, postcode, city, country, vatId, registration, email }: Party): string =>
  element(
    'cac:Party',
    element(
      'cac:PostalAddress',
      optional('StreetName', street),
      optional('CityName', city),
      optional('PostalZone', postcode),
      element('cac:Country', text('IdentificationCode', country)),
    ),
    vatId === '' ? undefined : writeTaxScheme(vatId, 'VAT'),
    // The number of the tax office, of those without a VAT number.
    vatId === '' && registration !== '' ? writeTaxScheme(registration, 'FC') : undefined,
    element('cac:PartyLegalEntity', text('RegistrationName', name), optional('CompanyID', registration)),
    email === '' ? undefined : element('cac:Contact', text('ElectronicMail', email)),
  );

const taxScheme = (id: string): string => element('cac:TaxScheme', text('ID', id));

const writeTaxScheme = (companyId: string, scheme: string): string =>
  element('cac:PartyTaxScheme', text('CompanyID', companyId), taxScheme(scheme));

const writePayment = (iban: string): string =>
  element(
    'cac:PaymentMeans',
    // UNTDID 4461: credit transfer.
    text('PaymentMeansCode', '30'),
    element('cac:PayeeFinancialAccount', text('ID', iban.replaceAll(/\s/g, ''))),
  );

function writeAmounts(content: Invoice['content'], root: 'Invoice' | 'CreditNote'): string[] {
  const { currency, net, vat, vatPercent, total, untaxed, description } = content;
  const amount = (name: string, hundredths: number): string =>
    `<cbc:${name} currencyID="${currency}">${(hundredths / 100).toFixed(2)}</cbc:${name}>`;
  const category = (name: string, reason: string | undefined): string =>
    element(
      name,
      // UNTDID 5305: standard rate, reverse charge, exempt.
      text('ID', untaxed === null ? 'S' : untaxed.reason === 'reverse_charge' ? 'AE' : 'E'),
      text('Percent', String(vatPercent)),
      reason === undefined ? undefined : text('TaxExemptionReason', reason),
      taxScheme('VAT'),
    );
  return [
    element(
      'cac:TaxTotal',
      amount('TaxAmount', vat),
      element(
        'cac:TaxSubtotal',
        amount('TaxableAmount', net),
        amount('TaxAmount', vat),
        category('cac:TaxCategory', untaxed?.words),
      ),
    ),
    element(
      'cac:LegalMonetaryTotal',
      amount('LineExtensionAmount', net),
      amount('TaxExclusiveAmount', net),
      amount('TaxInclusiveAmount', total),
      amount('PayableAmount', total),
    ),
    element(
      `cac:${root}Line`,
      text('ID', '1'),
      // UN/ECE Recommendation 20: one.
      `<cbc:${root === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'} unitCode="C62">1</cbc:${root === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'}>`,
      amount('LineExtensionAmount', net),
      element('cac:Item', text('Name', description), category('cac:ClassifiedTaxCategory', undefined)),
      element('cac:Price', amount('PriceAmount', net)),
    ),
  ];
}
