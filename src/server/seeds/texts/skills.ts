import type { JobCategory } from '#contract/job-fields.ts';

/**
 * What jobs ask for by name: the systems in which customers are kept, as they can stand in a sentence, other programs, and
 * abilities. The most frequent come first.
 */
export const skills = {
  customer_service: {
    systems: ['Zendesk', 'Salesforce Service Cloud', 'Freshdesk', 'Intercom', 'HubSpot Service Hub', 'Jira Service Management', 'Microsoft Dynamics 365', 'Zoho Desk', 'Front', 'Gorgias', 'Kustomer', 'LivePerson'],
    programs: ['Excel', 'SAP', 'Genesys', 'Five9', 'Aircall', 'TeamViewer', 'Confluence'],
    abilities: ['CRM', 'Live chat', 'Inbound', 'De-escalation', 'First contact resolution', 'Ticketing', 'Help centre writing', 'Quality monitoring', 'NPS', 'SLA', 'Back office', 'Outbound', 'Workforce planning', 'Complaint handling', 'Social media support', 'Order processing', 'Knowledge base', 'Remote support', 'SQL', 'E-commerce', 'Coaching'],
  },
  sales: {
    systems: ['Salesforce', 'HubSpot', 'Pipedrive', 'Microsoft Dynamics 365', 'SAP CRM', 'Zoho CRM', 'Odoo'],
    programs: ['LinkedIn Sales Navigator', 'Excel', 'Outreach', 'Gong', 'Salesloft', 'Apollo', 'Cognism', 'PowerPoint', 'Lemlist'],
    abilities: ['B2B', 'CRM', 'Negotiation', 'Cold calling', 'Prospecting', 'SaaS', 'Pipeline management', 'Forecasting', 'Lead generation', 'Consultative selling', 'Trade fairs', 'Social selling', 'Tenders', 'Product demos', 'Key accounts', 'Territory planning', 'Closing', 'MEDDIC', 'Cross-selling', 'Channel sales', 'Export', 'Field sales'],
  },
  account_management: {
    systems: ['Salesforce', 'HubSpot', 'Gainsight', 'SAP', 'Microsoft Dynamics 365', 'Totango', 'ChurnZero', 'Planhat'],
    programs: ['Excel', 'Power BI', 'Jira', 'Asana', 'Tableau', 'Notion', 'PowerPoint', 'Monday.com'],
    abilities: ['B2B', 'CRM', 'Onboarding', 'Upselling', 'Key accounts', 'Negotiation', 'Retention', 'SaaS', 'Contract renewal', 'Business reviews', 'Stakeholder management', 'Project management', 'Reporting', 'Cross-selling', 'Forecasting', 'Customer training', 'KPI', 'Churn analysis', 'Presentations', 'Pricing', 'Partner management'],
  },
} as const satisfies Record<JobCategory, { systems: readonly string[]; programs: readonly string[]; abilities: readonly string[] }>;
