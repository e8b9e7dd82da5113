/** Skills: software for orders, documents, figures and working together. */
export const officeToolSkills = `
erp-software
en ERP software, ERP, ERP system, enterprise resource planning
es Software ERP, ERP, sistema ERP, programa de gestión empresarial
fr Logiciel ERP, ERP, progiciel de gestion intégré, PGI, logiciel de gestion commerciale
de ERP-Software, ERP, ERP-System, Warenwirtschaftssystem, Warenwirtschaft, ERP-Kenntnisse
it Software ERP, ERP, gestionale aziendale, sistema ERP, software gestionale
pt Software ERP, ERP, sistema ERP, software de gestão, sistema de gestão integrado

pos-systems
en POS systems, EPOS, till systems, point of sale system, POS software
es Sistemas TPV, terminal punto de venta, software TPV, TPV
fr Logiciel de caisse, terminal de paiement, système d'encaissement, logiciel d'encaissement
de Kassensystem, POS-System, Kassensoftware, EC-Terminal
it Sistemi POS, software di cassa, gestionale di cassa, terminale POS
pt Sistemas POS, terminal de pagamento, software de faturação POS, sistema PDV

advanced-excel
en Advanced Excel, pivot table, VLOOKUP, Excel formulas, XLOOKUP
es Excel avanzado, tablas dinámicas, BUSCARV, fórmulas de Excel
fr Excel avancé, tableaux croisés dynamiques, RECHERCHEV, TCD Excel, formules Excel
de Fortgeschrittene Excel-Kenntnisse, Pivot-Tabelle, SVERWEIS, sehr gute Excel-Kenntnisse, Excel-Formeln
it Excel avanzato, tabelle pivot, CERCA.VERT, formule Excel
pt Excel avançado, tabelas dinâmicas, PROCV, fórmulas de Excel

ai-assistants
en Generative AI tools, AI assistants, ChatGPT, generative AI, Microsoft Copilot, prompt engineering, AI chatbots
es Herramientas de IA generativa, ChatGPT, inteligencia artificial generativa, IA generativa, asistentes de IA, Microsoft Copilot
fr Outils d'IA générative, ChatGPT, IA générative, intelligence artificielle générative, assistants IA, Microsoft Copilot
de Generative KI, KI-Tools, ChatGPT, KI-Assistenten, Microsoft Copilot, generative künstliche Intelligenz, Prompt Engineering
it Strumenti di IA generativa, ChatGPT, intelligenza artificiale generativa, IA generativa, assistenti IA, Microsoft Copilot
pt Ferramentas de IA generativa, ChatGPT, inteligência artificial generativa, IA generativa, assistentes de IA, Microsoft Copilot

microsoft-office
en Microsoft Office, MS Office, Office 365, Microsoft 365, Office suite, M365
es Microsoft Office, paquete Office, MS Office, Office 365, Microsoft 365, suite Office
fr Microsoft Office, pack Office, MS Office, Office 365, Microsoft 365, suite Office
de Microsoft Office, MS Office, MS-Office-Kenntnisse, Office 365, Microsoft 365, Office-Paket, Office-Anwendungen
it Microsoft Office, pacchetto Office, MS Office, Office 365, Microsoft 365, suite Office
pt Microsoft Office, pacote Office, MS Office, Office 365, Microsoft 365, ferramentas Office

microsoft-excel
* Excel, Microsoft Excel, MS Excel

microsoft-word
* Microsoft Word, MS Word

microsoft-powerpoint
* PowerPoint, Microsoft PowerPoint, MS PowerPoint

microsoft-access
* Microsoft Access, MS Access

microsoft-outlook
* Outlook, Microsoft Outlook, MS Outlook

microsoft-teams
* Microsoft Teams, MS Teams

sharepoint
* SharePoint, Microsoft SharePoint

google-workspace
* Google Workspace, G Suite, Google Docs, Google Sheets, Google Drive

zoom-meetings
* Zoom Meetings, Zoom Phone, Zoom Video

webex
* Webex, Cisco Webex

slack-app
* Slack app, Slack Connect, Slack Technologies

sap
* SAP, SAP ERP, SAP R/3, SAP S/4HANA, S/4HANA

sap-sd
* SAP SD, SAP Sales and Distribution

sap-business-one
* SAP Business One, SAP B1

dynamics-nav
* Microsoft Dynamics NAV, Navision, Dynamics NAV, Business Central

oracle
* Oracle, Oracle ERP, Oracle E-Business Suite

netsuite
* NetSuite, Oracle NetSuite

as400
* AS/400, IBM iSeries

sage
* Sage 100, Sage X3, Sage 50, Sage 200, Sage ERP

cegid
* Cegid

divalto
* Divalto

datev
* DATEV

lexware
* Lexware, lexoffice

sevdesk
* sevDesk

weclapp
* weclapp

jtl-wawi
* JTL-Wawi

proalpha
* proALPHA

infor
* Infor M3, Infor LN

zucchetti
* Zucchetti

teamsystem
* TeamSystem

holded
* Holded

a3erp
* A3ERP, Wolters Kluwer A3

totvs
* TOTVS, TOTVS Protheus

bling-erp
* Bling ERP

omie
* Omie, Omie ERP

primavera-erp
* Primavera ERP, Primavera BSS

phc
* PHC CS, PHC Software

power-bi
* Power BI, Microsoft Power BI

tableau
* Tableau Software, Tableau Desktop, Tableau BI, Tableau Server

looker
* Looker, Looker Studio, Google Data Studio

qlik
* Qlik, QlikView, Qlik Sense

sap-business-objects
* SAP BusinessObjects, Business Objects

confluence
* Atlassian Confluence, Confluence wiki

asana
* Asana

notion-app
* Notion.so, Notion app

trello
* Trello

clickup
* ClickUp

wrike
* Wrike

smartsheet
* Smartsheet

miro-board
* Miro board, Miro whiteboard

airtable
* Airtable

zapier
* Zapier

make-com
* Make.com, Integromat

n8n
* n8n
`;
