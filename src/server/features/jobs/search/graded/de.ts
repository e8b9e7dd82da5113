/** Graded German searches: `query | what every one of the first ten jobs must meet`. */
export const deQueries = `
Vertrieb | category=sales
Kundenservice | category=customer_service
Kundendienst | category=customer_service
Kundenbetreuung | category=customer_service,account_management
Verkauf | category=sales
Account Management | category=account_management
Sachbearbeiter Kundenservice | category=customer_service
Kundenberater | role=customer-service-agent,written-support,account-manager,account-coordinator,inside-sales,showroom-sales,telesales,complaints
Kundenberaterin Callcenter | role=customer-service-agent,telesales,complaints,written-support
Kundenbetreuer | role=customer-service-agent,account-manager,written-support,complaints,account-coordinator,key-account-manager
Kundenservicemitarbeiter | role=customer-service-agent,written-support,complaints
Mitarbeiterin Kundenservice | role=customer-service-agent,written-support,complaints,reservations
Callcenter | role=customer-service-agent,telesales,service-lead,service-coach,technical-support
Call-Center-Agent | role=customer-service-agent,telesales,technical-support
Call Center Leiter | role=service-lead
Teamleiter Kundenservice | role=service-lead
Teamleiterin Callcenter | role=service-lead
Außendienst | role=field-sales
Aussendienstmitarbeiter | role=field-sales
Außendienstler | role=field-sales
Gebietsverkaufsleiter | role=field-sales,sales-lead
Vertriebsinnendienst | role=inside-sales
Innendienst Vertrieb | role=inside-sales
Verkaufsinnendienst Sachbearbeiterin | role=inside-sales,order-management
Vertriebsleiter | role=sales-lead
Verkaufsleiterin | role=sales-lead
Leiter Vertrieb | role=sales-lead
Vertriebsmitarbeiter | role=account-executive,field-sales,inside-sales,sdr,telesales,showroom-sales,export-sales
Verkäuferin | category=sales
Verkaufsberater Showroom | role=showroom-sales
Vertriebsingenieur | role=sales-engineer,field-sales
Presales Consultant | role=sales-engineer
technischer Vertrieb | role=sales-engineer,field-sales,inside-sales
Key-Account-Manager | role=key-account-manager
KAM | role=key-account-manager
Keyaccounter | role=key-account-manager
Großkundenbetreuer | role=key-account-manager
Account Managerin | role=account-manager,key-account-manager,partner-manager,account-lead
Customer Success Manager (m/w/d) | role=customer-success
CSM | role=customer-success
SDR | role=sdr
Business Development Representative | role=sdr
Telefonverkäufer | role=telesales
Telefonverkauf | role=telesales
Telesales | role=telesales
Outbound Agent | role=telesales
Exportsachbearbeiter | role=export-sales,order-management
Exportleiter | role=export-sales
Reklamationsbearbeiter | role=complaints
Beschwerdemanagement | role=complaints
Auftragsbearbeitung | role=order-management
Auftragsabwicklung Sachbearbeiter | role=order-management
Technischer Support | role=technical-support,second-level-support
First-Level-Support | role=technical-support
2nd Level Support | role=second-level-support
Anwendungsbetreuer | role=second-level-support
IT Helpdesk | role=technical-support,second-level-support
Chat-Support | role=written-support
Kundenservice per E-Mail und Chat | role=written-support,customer-service-agent
Reservierungsmitarbeiter | role=reservations
Gästebetreuung | role=reservations
Qualitätscoach Callcenter | role=service-coach
Trainer Kundenservice | role=service-coach
Implementierungsberater | role=onboarding
Onboarding Manager | role=onboarding
Partnermanager | role=partner-manager
Channel Manager Vertrieb | role=partner-manager
Renewal Manager | role=renewals
Leiter Account Management | role=account-lead
Kundendiest | category=customer_service
Verkäuffer | category=sales
Aussendinst | role=field-sales
Vetrieb | category=sales
Kundenbertreuer | role=customer-service-agent,account-manager,written-support,complaints,account-coordinator,key-account-manager
Vertriebsmitarbeiter Inendienst | role=inside-sales
Key Acount Manager | role=key-account-manager
Costumer Success | role=customer-success,account-lead
Reklammation | role=complaints
Vertribsleiter | role=sales-lead
Kunden Service Teilzeit | category=customer_service contract=part_time
Tehnischer Support | role=technical-support,second-level-support
Callcentar Agent | role=customer-service-agent,telesales,technical-support
Teilzeit | contract=part_time
Vollzeit Vertrieb | category=sales contract=full_time
Kundenservice Teilzeit Berlin | category=customer_service contract=part_time city=Berlin
Praktikum | contract=internship
Praktikum im Vertrieb | category=sales contract=internship
befristet | contract=temporary
freiberuflich | contract=contract
Homeoffice | workplace=remote,hybrid
Kundenservice Home Office | category=customer_service workplace=remote,hybrid
von zu Hause aus arbeiten | workplace=remote
Vertrieb remote | category=sales workplace=remote
100% remote | workplace=remote
hybrid | workplace=hybrid
vor Ort | workplace=onsite
hybrides Arbeiten im Account Management | category=account_management workplace=hybrid
Quereinsteiger | level=entry
Quereinsteiger Vertrieb | category=sales level=entry
ohne Erfahrung | level=entry
Junior Sales | category=sales level=entry
Berufseinsteiger Kundenservice | category=customer_service level=entry
Senior Account Manager | role=account-manager,key-account-manager,partner-manager,account-lead level=senior
Teamleiter | level=lead
Führungskraft Vertrieb | category=sales level=lead
Englisch C1 | language=en:C1
Vertrieb mit Englisch | category=sales language=en
französischsprachig | language=fr
Kundenservice Französisch | category=customer_service language=fr
spanischsprachige Jobs | language=es
Jobs für Italiener mit Italienisch | language=it
Deutsch B2 Kundenservice | category=customer_service language=de:B2
Niederländisch | language=nl
Deutsch B1 | language=de:B1
Portugiesisch sprechend | language=pt
deutschsprachig Jobs in Lissabon | language=de city=Lisboa
deutsche Muttersprachler Spanien | language=de country=ES
München | city=München
Muenchen Vertrieb | category=sales city=München
Köln | city=Köln
Vertrieb Hamburg | category=sales city=Hamburg
Frankfurt | city=Frankfurt_am_Main
Jobs in Genf | city=Genève
Kundenservice Wien | category=customer_service city=Wien
Vertriebsjob in Zürich | category=sales city=Zürich
Mailand | city=Milano
Brüssel | city=Bruxelles
Rom oder Turin | city=Roma,Torino
Berlin oder Hamburg Vertrieb | category=sales city=Berlin,Hamburg
Arbeiten in Irland | country=IE
Kundenservice Portugal | category=customer_service country=PT
Vertrieb Schweiz | category=sales country=CH
Stellen in Österreich | country=AT
Jobs in den Niederlanden | country=NL
suche Stelle als Key Account Manager in Deutschland | role=key-account-manager country=DE
suche Job im Kundenservice in München | category=customer_service city=München
Account Management Berlin hybrid | category=account_management workplace=hybrid city=Berlin
ab 3000 € | pay>=36000
Kundenservice ab 2800 Euro im Monat | category=customer_service pay>=33600
50k | pay>=50000
Vertrieb 60.000 € | category=sales pay>=60000
mindestens 45.000 Euro Jahresgehalt | pay>=45000
Vertrieb ab 4000 Euro monatlich | category=sales pay>=48000
letzte 3 Tage | days<=3
diese Woche | days<=7
neue Jobs diese Woche Kundenservice | category=customer_service days<=7
letzte 14 Tage Vertrieb | category=sales days<=14
Kaltakquise | skill=Cold_calling
Salesforce | skill=Salesforce
SAP Kenntnisse | skill=SAP
Vertrieb mit HubSpot | category=sales skill=HubSpot
Verhandlung | skill=Negotiation
Messen | skill=Trade_fairs
Ausschreibungen | skill=Tenders
Leadgenerierung | skill=Lead_generation
Excel Kundenservice | category=customer_service skill=Excel
Zendesk | skill=Zendesk
Krankenpfleger | none
Elektriker | none
LKW-Fahrer | none
Erzieherin | none
Altenpflegerin Berlin | none
Koch | none
Dachdecker | none
Zahnarzthelferin | none
Gabelstaplerfahrer | none
customer service jobs Berlin | category=customer_service city=Berlin
sales jobs in Munich | category=sales city=München
field sales manager | role=field-sales,sales-lead
atención al cliente Madrid | category=customer_service city=Madrid
service client Paris | category=customer_service city=Paris
work from home | workplace=remote
entry level customer support | category=customer_service level=entry
english speaking jobs Germany | language=en country=DE
commercial terrain | role=field-sales
account manager part time | role=account-manager,key-account-manager,partner-manager,account-lead contract=part_time
German speaking sales | category=sales language=de
addetto vendite | role=showroom-sales
CRM Kenntnisse | skill=CRM
suche Teilzeitstelle im Verkauf | category=sales contract=part_time
Acountmanager | role=account-manager,key-account-manager,partner-manager,account-lead
Physiotherapeut | none
Busfahrer Hamburg | none
jobs in Lisbon for German speakers | language=de city=Lisboa
remote customer success | role=customer-success,account-lead workplace=remote
vendedor | category=sales
télétravail | workplace=remote,hybrid
commercial Lyon | category=sales city=Lyon
teleoperadora | role=customer-service-agent,telesales,complaints
`;
