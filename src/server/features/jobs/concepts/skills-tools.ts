/** Skills: software for customer data, prospecting and sales. */
export const toolSkills = `
crm-software
en CRM software, CRM, CRM system, customer relationship management software, CRM tools
es Software CRM, CRM, sistema CRM, herramienta CRM, manejo de CRM
fr Logiciel CRM, CRM, outil CRM, logiciel de gestion de la relation client
de CRM-Software, CRM, CRM-System, CRM-Kenntnisse, CRM-Tool
it Software CRM, CRM, sistema CRM, gestionale CRM, strumenti CRM
pt Software CRM, CRM, sistema CRM, ferramenta de CRM

salesforce
* Salesforce, SFDC, Salesforce CRM, Salesforce.com, Salesforce Sales Cloud, Salesforce Lightning

salesforce-service-cloud
* Salesforce Service Cloud

salesforce-marketing-cloud
* Salesforce Marketing Cloud

pardot
* Pardot, Salesforce Pardot, Marketing Cloud Account Engagement

cpq
* CPQ, Salesforce CPQ, Configure Price Quote, CPQ software

hubspot
* HubSpot, HubSpot CRM, HubSpot Sales Hub, HubSpot Service Hub

pipedrive
* Pipedrive, Pipedrive CRM

microsoft-dynamics
* Microsoft Dynamics, MS Dynamics, Dynamics 365, Microsoft Dynamics CRM, Dynamics CRM, Microsoft Dynamics 365

zoho
* Zoho CRM, Zoho, Zoho One

odoo
* Odoo, Odoo CRM, Odoo ERP, OpenERP

sap-sales-cloud
* SAP Sales Cloud, SAP C4C, SAP CRM, SAP Cloud for Customer

siebel
* Siebel CRM, Oracle Siebel, Siebel

sugarcrm
* SugarCRM

suitecrm
* SuiteCRM, Suite CRM

bitrix24
* Bitrix24, Bitrix

close-crm
* Close.com, Close CRM

attio
* Attio, Attio CRM

copper-crm
* Copper CRM

monday
* Monday.com, Monday CRM, Monday Sales CRM

nocrm
* noCRM.io, noCRM

sellsy
* Sellsy, Sellsy CRM

axonaut
* Axonaut, Axonaut CRM

teamleader-crm
* Teamleader CRM, Teamleader Focus, Teamleader Orbit

efficy
* Efficy, Efficy CRM

superoffice
* SuperOffice, SuperOffice CRM

cas-genesisworld
* CAS genesisWorld, genesisWorld, CAS CRM

centralstation-crm
* CentralStationCRM

rd-station
* RD Station, RD Station CRM, RD Station Marketing

ploomes
* Ploomes, Ploomes CRM

agendor
* Agendor, Agendor CRM

veeva
* Veeva CRM, Veeva, Veeva Vault

gainsight
* Gainsight, Gainsight CS, Gainsight PX

totango
* Totango

churnzero
* ChurnZero

planhat
* Planhat

vitally
* Vitally.io, Vitally CS

custify
* Custify

outreach-io
* Outreach.io, Outreach CRM

salesloft
* Salesloft, Sales Loft

gong-io
* Gong.io, Gong call recording

modjo
* Modjo, Modjo.ai

clari
* Clari, Clari forecasting

apollo-io
* Apollo.io

lemlist
* Lemlist

waalaxy
* Waalaxy, ProspectIn

la-growth-machine
* La Growth Machine, LGM prospection

phantombuster
* PhantomBuster

clay-com
* Clay.com

cognism
* Cognism

zoominfo
* ZoomInfo

lusha
* Lusha

kaspr
* Kaspr

dealfront
* Dealfront, Echobot, Leadfeeder

dropcontact
* Dropcontact

hunter-io
* Hunter.io

dnb-hoovers
* D&B Hoovers, Dun & Bradstreet Hoovers

linkedin-sales-navigator
* LinkedIn Sales Navigator, Sales Navigator, Sales Nav

linkedin
* LinkedIn, LinkedIn Premium

showpad
* Showpad

seismic-sales
* Seismic sales enablement, Seismic Software

highspot
* Highspot

docusign
* DocuSign

pandadoc
* PandaDoc

yousign
* Yousign

calendly
* Calendly

chili-piper
* Chili Piper
`;
