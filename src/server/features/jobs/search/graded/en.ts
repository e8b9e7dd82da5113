/** Graded English searches: `query | what every one of the first ten jobs must meet`. */
export const enQueries = `
customer service | category=customer_service
sales | category=sales
account management | category=account_management
customer service representative | role=customer-service-agent,written-support,complaints,reservations
customer service adviser | role=customer-service-agent,written-support,complaints
call centre agent | role=customer-service-agent,telesales,technical-support
call center | role=customer-service-agent,telesales,service-lead,service-coach,technical-support
contact-centre manager | role=service-lead
customer care | category=customer_service
customer support jobs | category=customer_service
CSM | role=customer-success
customer success manager | role=customer-success
customer success | role=customer-success,account-lead
KAM | role=key-account-manager
key account manager | role=key-account-manager
SDR | role=sdr
BDR jobs | role=sdr
AE | role=account-executive
business developer | role=sdr,account-executive
sales development rep | role=sdr
account executive saas | role=account-executive
account manager | role=account-manager,key-account-manager,partner-manager,account-lead
client manager | role=account-manager,key-account-manager,account-coordinator
senior account manager | role=account-manager,key-account-manager,partner-manager,account-lead level=senior
inside sales | role=inside-sales
field sales rep | role=field-sales
area sales manager | role=field-sales,sales-lead
head of sales | role=sales-lead
regional sales manager | role=sales-lead,field-sales
telesales | role=telesales
telesales exec | role=telesales
telemarketing from home | role=telesales workplace=remote
export sales manager | role=export-sales
pre-sales | role=sales-engineer
presales engineer | role=sales-engineer
sales engineer | role=sales-engineer
shop assistant | role=showroom-sales
showroom | role=showroom-sales
helpdesk | role=technical-support,second-level-support
1st line support | role=technical-support
second line support | role=second-level-support
application support analyst | role=second-level-support
tech support | role=technical-support,second-level-support
chat support | role=written-support
email and chat agent | role=written-support
booking agent | role=reservations
reservations agent | role=reservations
guest relations | role=reservations
claims handler | role=complaints
complaints handler | role=complaints
order processing clerk | role=order-management
order desk | role=order-management
call quality coach | role=service-coach
customer service trainer | role=service-coach
customer service team leader | role=service-lead
implementation consultant | role=onboarding
onboarding specialist | role=onboarding
renewals manager | role=renewals
channel partner manager | role=partner-manager
client services assistant | role=account-coordinator
account coordinator | role=account-coordinator
head of account management | role=account-lead
sales director | role=sales-lead
sales rep | role=account-executive,field-sales,inside-sales,sdr,telesales,showroom-sales,export-sales
costumer service | category=customer_service
custmer support | category=customer_service
acount manager | role=account-manager,key-account-manager,partner-manager,account-lead
acccount executive | role=account-executive
telesails | role=telesales
slaes manager | role=sales-lead,account-executive,field-sales,export-sales
customer sucess manager | role=customer-success
reservatons agent | role=reservations
busines development rep | role=sdr
help desck | role=technical-support,second-level-support
remote costumer service jobs | category=customer_service workplace=remote
sales jobs in Barcelone | category=sales city=Barcelona
remote | workplace=remote
hybrid | workplace=hybrid
on-site | workplace=onsite
work from home customer service | category=customer_service workplace=remote
wfh sales | category=sales workplace=remote
part time | contract=part_time
part-time customer service | category=customer_service contract=part_time
full time sales | category=sales contract=full_time
sales internship | category=sales contract=internship
temp customer service | category=customer_service contract=temporary
internships | contract=internship
freelance | contract=contract
entry level sales | category=sales level=entry
junior | level=entry
customer service no experience | category=customer_service level=entry
senior sales | category=sales level=senior
team lead | level=lead
mid-level account management | category=account_management level=mid
graduate sales jobs | category=sales level=entry
english speaking | language=en
english speaking jobs in Berlin | language=en city=Berlin
German speaking customer service | category=customer_service language=de
jobs for Spanish speakers | language=es
german C1 | language=de:C1
French B2 sales | category=sales language=fr:B2
native Italian speaker | language=it
customer support with Portuguese | category=customer_service language=pt
jobs with dutch | language=nl
jobs for german speakers in Ireland | language=de country=IE
bilingual french customer service | category=customer_service language=fr
Munich | city=München
sales jobs in Spain | category=sales country=ES
looking for remote sales job in Germany | category=sales workplace=remote country=DE
customer service Lisbon | category=customer_service city=Lisboa
account management jobs London | category=account_management city=London
jobs in Geneva | city=Genève
Vienna sales | category=sales city=Wien
Cologne | city=Köln
Milan or Rome | city=Milano,Roma
any sales job in Dublin | category=sales city=Dublin
customer service jobs Manchester | category=customer_service city=Manchester
Brussels | city=Bruxelles
Antwerp | city=Antwerpen
Seville customer service | category=customer_service city=Sevilla
hybrid jobs in the Netherlands | workplace=hybrid country=NL
Switzerland | country=CH
sales in the UK | category=sales country=GB
I want to work in Portugal | country=PT
jobs in Poland | country=PL
part time jobs Paris | contract=part_time city=Paris
50k | pay>=50000
sales 60k+ | category=sales pay>=60000
account manager 45000 euros | role=account-manager,key-account-manager,partner-manager,account-lead pay>=45000
customer service 2500 euros a month | category=customer_service pay>=30000
jobs paying over €70,000 a year | pay>=70000
this week | days<=7
customer service jobs posted this week | category=customer_service days<=7
sales posted in the last 30 days | category=sales days<=30
last 3 days | days<=3
new sales jobs this week | category=sales days<=7
Salesforce | skill=Salesforce
Zendesk | skill=Zendesk
HubSpot sales | category=sales skill=HubSpot
cold calling | skill=Cold_calling
SQL | skill=SQL
negotiation skills | skill=Negotiation
lead gen | skill=Lead_generation
Jira support | category=customer_service skill=Jira
forecasting | skill=Forecasting
trade shows | skill=Trade_fairs
Excel | skill=Excel
Power BI | skill=Power_BI
nurse | none
HGV driver | none
electrician | none
pastry chef | none
primary school teacher | none
plumber in Manchester | none
forklift driver | none
dental hygienist | none
Vertriebsmitarbeiter im Außendienst | role=field-sales
atención al cliente | category=customer_service
téléconseiller | role=customer-service-agent,telesales,written-support,complaints
Kundenservice Berlin | category=customer_service city=Berlin
commercial sédentaire | role=inside-sales
teletrabajo | workplace=remote
Teilzeit Kundenservice | category=customer_service contract=part_time
operatore call center | role=customer-service-agent,telesales,technical-support
Vertrieb | category=sales
apoio ao cliente Lisboa | category=customer_service city=Lisboa
jefe de ventas | role=sales-lead
vendite Milano | category=sales city=Milano
responsable grands comptes | role=key-account-manager
Vertriebsinnendienst | role=inside-sales
CRM | skill=CRM
looking for part time sales work in Spain | category=sales contract=part_time country=ES
customer servce advisor | role=customer-service-agent,written-support,complaints
inside-sales rep hybrid | role=inside-sales workplace=hybrid
account maneger | role=account-manager,key-account-manager,partner-manager,account-lead
apprentice hairdresser | none
warehouse picker | none
Callcenter Teilzeit | role=customer-service-agent,telesales,service-lead,service-coach,technical-support contract=part_time
jobs in Monaco di Baviera | city=München
sin experiencia | level=entry
télétravail service client | category=customer_service workplace=remote,hybrid
`;
