/** Graded Italian searches: `query | what every one of the first ten jobs must meet`. */
export const itQueries = `
vendite | category=sales
commerciale | category=sales
assistenza clienti | category=customer_service
servizio clienti | category=customer_service
customer care | category=customer_service
gestione clienti | category=account_management,customer_service
operatore call center | role=customer-service-agent,telesales,technical-support
operatrice call-center | role=customer-service-agent,telesales,technical-support
callcenter | role=customer-service-agent,telesales,service-lead,service-coach,technical-support
call center inbound | role=customer-service-agent,technical-support,complaints,service-lead,service-coach
addetto customer service | role=customer-service-agent,written-support,complaints,reservations,order-management
addetta assistenza clienti | role=customer-service-agent,written-support,complaints,technical-support
impiegata customer care | role=customer-service-agent,written-support,complaints,order-management
centralino servizio clienti | category=customer_service
responsabile customer service | role=service-lead
team leader call center | role=service-lead
responsabile call center | role=service-lead
formatore call center | role=service-coach
gestione reclami | role=complaints
addetto reclami | role=complaints
gestione ordini | role=order-management
addetta gestione ordini clienti | role=order-management
back office commerciale | role=inside-sales,order-management,account-coordinator
impiegata commerciale | role=inside-sales,order-management,account-coordinator,export-sales
impiegato ufficio commerciale | role=inside-sales,order-management,account-coordinator,export-sales
venditore | category=sales
venditrice | category=sales
addetto vendite | role=showroom-sales
addetta vendita negozio | role=showroom-sales
commessa | role=showroom-sales
commesso negozio | role=showroom-sales
consulente showroom | role=showroom-sales
agente di commercio | role=field-sales
agente plurimandatario | role=field-sales
area manager | role=field-sales,sales-lead
commerciale esterno | role=field-sales
commerciale interno | role=inside-sales
funzionario commerciale | role=field-sales,account-executive
tecnico commerciale | role=sales-engineer,field-sales,inside-sales
tecnico-commerciale | role=sales-engineer,field-sales,inside-sales
prevendita | role=sales-engineer
ingegnere prevendita | role=sales-engineer
direttore commerciale | role=sales-lead
responsabile vendite | role=sales-lead
capo area vendite | role=sales-lead,field-sales
direttrice vendite | role=sales-lead
export manager | role=export-sales
commerciale estero | role=export-sales
impiegato commerciale estero | role=export-sales,inside-sales,order-management
televendite | role=telesales
telemarketing | role=telesales
operatore telemarketing da casa | role=telesales workplace=remote
teleseller | role=telesales
SDR | role=sdr
business developer | role=sdr,account-executive
account executive | role=account-executive
account manager | role=account-manager,key-account-manager,partner-manager,account-lead
key account | role=key-account-manager
key-account manager | role=key-account-manager
KAM | role=key-account-manager
account junior | role=account-manager,account-coordinator,key-account-manager,account-executive level=entry
responsabile grandi clienti | role=key-account-manager,account-lead
customer success manager | role=customer-success
CSM | role=customer-success
partner manager | role=partner-manager
consulente implementazione software | role=onboarding
onboarding specialist | role=onboarding
supporto tecnico | role=technical-support,second-level-support
assistenza tecnica primo livello | role=technical-support
help desk | role=technical-support,second-level-support
assistenza applicativa | role=second-level-support
help desk secondo livello | role=second-level-support
operatore chat | role=written-support,customer-service-agent
addetto prenotazioni | role=reservations
ufficio prenotazioni hotel | role=reservations
booking | role=reservations
asistenza clienti | category=customer_service
assitenza clienti | category=customer_service
comerciale | category=sales
operatrice cal center | role=customer-service-agent,telesales,technical-support
adetto vendite | role=showroom-sales
comessa | role=showroom-sales
agente di comercio | role=field-sales
responsabbile vendite | role=sales-lead
acount manager | role=account-manager,key-account-manager,partner-manager,account-lead
costumer care | category=customer_service
venditricce | category=sales
suporto tecnico | role=technical-support,second-level-support
part time | contract=part_time
part-time servizio clienti | category=customer_service contract=part_time
commessa part time | role=showroom-sales contract=part_time
tempo pieno vendite | category=sales contract=full_time
stage | contract=internship
tirocinio commerciale | category=sales contract=internship
stage customer service | category=customer_service contract=internship
partita iva | contract=contract
lavoro temporaneo | contract=temporary
smart working | workplace=remote,hybrid
lavoro da casa | workplace=remote
assistenza clienti da casa | category=customer_service workplace=remote
commerciale da remoto | category=sales workplace=remote
ibrido | workplace=hybrid
in sede | workplace=onsite
account manager ibrido | role=account-manager,key-account-manager,partner-manager,account-lead workplace=hybrid
senza esperienza | level=entry
venditore senza esperienza | category=sales level=entry
prima esperienza servizio clienti | category=customer_service level=entry
commerciale junior | category=sales level=entry
account manager senior | role=account-manager,key-account-manager,partner-manager,account-lead level=senior
team leader | level=lead
inglese fluente | language=en
customer service inglese | category=customer_service language=en
inglese B2 | language=en:B2
tedesco C1 | language=de:C1
commerciale lingua tedesca | category=sales language=de
madrelingua francese | language=fr
lavoro per chi parla spagnolo | language=es
servizio clienti con francese | category=customer_service language=fr
lavoro per italiani a Dublino lingua italiana | language=it city=Dublin
lavoro in lingua italiana a Barcellona | language=it city=Barcelona
portoghese | language=pt
olandese | language=nl
Milano | city=Milano
commerciale Milano | category=sales city=Milano
vendite Roma | category=sales city=Roma
servizio clienti Torino | category=customer_service city=Torino
Monaco di Baviera | city=München
lavoro a Parigi | city=Paris
vendite Londra | category=sales city=London
Ginevra | city=Genève
Zurigo commerciale | category=sales city=Zürich
Francoforte | city=Frankfurt_am_Main
Lisbona assistenza clienti | category=customer_service city=Lisboa
Bruxelles o Anversa | city=Bruxelles,Antwerpen
Colonia | city=Köln
lavorare in Svizzera | country=CH
lavoro Germania vendite | category=sales country=DE
Irlanda customer service | category=customer_service country=IE
Paesi Bassi | country=NL
offerte di lavoro Spagna | country=ES
cerco lavoro come commerciale a Milano | category=sales city=Milano
cerco lavoro part time a Roma | contract=part_time city=Roma
servizio clienti Italia smart working | category=customer_service workplace=remote,hybrid country=IT
30.000 euro | pay>=30000
commerciale 40k | category=sales pay>=40000
1800 euro al mese servizio clienti | category=customer_service pay>=21600
RAL 45.000 | pay>=45000
oltre 2500 euro al mese | pay>=30000
vendite 50.000 euro annui | category=sales pay>=50000
questa settimana | days<=7
annunci commerciale questa settimana | category=sales days<=7
ultimi 3 giorni | days<=3
servizio clienti ultimi 14 giorni | category=customer_service days<=14
Salesforce | skill=Salesforce
negoziazione | skill=Negotiation
chiamate a freddo | skill=Cold_calling
SAP | skill=SAP
gare d'appalto | skill=Tenders
fiere di settore | skill=Trade_fairs
vendita con HubSpot | category=sales skill=HubSpot
Excel | skill=Excel
Zendesk | skill=Zendesk
lead generation | skill=Lead_generation
infermiere | none
elettricista | none
autista patente C | none
cameriere | none
muratore Torino | none
cuoco | none
idraulico | none
OSS operatore socio sanitario | none
mulettista | none
customer service Milan | category=customer_service city=Milano
sales jobs in Italy | category=sales country=IT
italian speaking customer support | category=customer_service language=it
remote sales | category=sales workplace=remote
Kundenservice München | category=customer_service city=München
atención al cliente | category=customer_service
service client à Paris | category=customer_service city=Paris
Vertriebsinnendienst | role=inside-sales
jefe de ventas | role=sales-lead
commercial sédentaire | role=inside-sales
work from home | workplace=remote
entry level account management | category=account_management level=entry
field sales | role=field-sales
german speaking sales | category=sales language=de
inside sales representative | role=inside-sales
CRM | skill=CRM
cerco lavoro da casa senza esperienza | workplace=remote level=entry
key acount | role=key-account-manager
parrucchiera | none
saldatore | none
english speaking jobs Milan | language=en city=Milano
Homeoffice | workplace=remote,hybrid
Teilzeit | contract=part_time
vendedora | category=sales
telesales | role=telesales
`;
