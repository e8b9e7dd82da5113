import type { JobCategory } from '#contract/job-fields.ts';

/** What jobs ask for by name: programs, as they can stand in a sentence, and abilities. The most frequent come first. */
export const skills = {
  customer_service: {
    tools: ['Zendesk', 'Salesforce Service Cloud', 'Excel', 'SAP', 'Freshdesk', 'Intercom', 'Genesys', 'HubSpot Service Hub', 'Jira Service Management', 'Microsoft Dynamics 365', 'Zoho Desk', 'Front', 'Gorgias', 'Five9', 'Aircall', 'Kustomer', 'LivePerson', 'TeamViewer', 'Confluence'],
    abilities: ['CRM', 'Live chat', 'Inbound', 'De-escalation', 'First contact resolution', 'Ticketing', 'Help centre writing', 'Quality monitoring', 'NPS', 'SLA', 'Back office', 'Outbound', 'Workforce planning', 'Complaint handling', 'Social media support', 'Order processing', 'Knowledge base', 'Remote support', 'SQL', 'E-commerce', 'Coaching'],
  },
  sales: {
    tools: ['Salesforce', 'HubSpot', 'LinkedIn Sales Navigator', 'Pipedrive', 'Excel', 'Microsoft Dynamics 365', 'SAP CRM', 'Outreach', 'Gong', 'Salesloft', 'Zoho CRM', 'Apollo', 'Cognism', 'PowerPoint', 'Lemlist', 'Odoo'],
    abilities: ['B2B', 'CRM', 'Negotiation', 'Cold calling', 'Prospecting', 'SaaS', 'Pipeline management', 'Forecasting', 'Lead generation', 'Consultative selling', 'Trade fairs', 'Social selling', 'Tenders', 'Product demos', 'Key accounts', 'Territory planning', 'Closing', 'MEDDIC', 'Cross-selling', 'Channel sales', 'Export', 'Field sales'],
  },
  account_management: {
    tools: ['Salesforce', 'HubSpot', 'Excel', 'Gainsight', 'Power BI', 'SAP', 'Microsoft Dynamics 365', 'Jira', 'Totango', 'ChurnZero', 'Asana', 'Tableau', 'Notion', 'PowerPoint', 'Monday.com', 'Planhat'],
    abilities: ['B2B', 'CRM', 'Onboarding', 'Upselling', 'Key accounts', 'Negotiation', 'Retention', 'SaaS', 'Contract renewal', 'Business reviews', 'Stakeholder management', 'Project management', 'Reporting', 'Cross-selling', 'Forecasting', 'Customer training', 'KPI', 'Churn analysis', 'Presentations', 'Pricing', 'Partner management'],
  },
} as const satisfies Record<JobCategory, { tools: readonly string[]; abilities: readonly string[] }>;
