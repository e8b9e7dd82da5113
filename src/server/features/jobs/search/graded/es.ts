/** Graded Spanish searches: `query | what every one of the first ten jobs must meet`. */
export const esQueries = `
ventas | category=sales
atención al cliente | category=customer_service
servicio al cliente | category=customer_service
comercial | category=sales
gestión de cuentas | category=account_management
agente de atención al cliente | role=customer-service-agent,written-support,complaints,reservations
teleoperador | role=customer-service-agent,telesales,complaints
teleoperadora | role=customer-service-agent,telesales,complaints
teleoperadora desde casa | role=customer-service-agent,telesales,complaints,technical-support workplace=remote
call center | role=customer-service-agent,telesales,service-lead,service-coach,technical-support
callcenter Madrid | role=customer-service-agent,telesales,service-lead,service-coach,technical-support,written-support,complaints city=Madrid
coordinador call center | role=service-lead
supervisora de atención al cliente | role=service-lead
jefe de equipo call center | role=service-lead
formador call center | role=service-coach
auditor de calidad call center | role=service-coach
gestor de reclamaciones | role=complaints
reclamaciones | role=complaints
gestora de incidencias y reclamaciones | role=complaints
gestión de pedidos | role=order-management
administrativo de pedidos | role=order-management
administrativa comercial | role=order-management,inside-sales,account-coordinator
vendedor | category=sales
vendedora | category=sales
dependienta | role=showroom-sales
dependiente de tienda | role=showroom-sales
asesora de ventas en tienda | role=showroom-sales
asesor comercial | category=sales
agente comercial | category=sales
ejecutivo de ventas | role=account-executive,field-sales,inside-sales,export-sales
ejecutivo de cuentas | role=account-executive,account-manager,key-account-manager
delegado comercial | role=field-sales,sales-lead
comercial de calle | role=field-sales
comercial de zona | role=field-sales
comercial externo | role=field-sales
comercial interno | role=inside-sales
ventas internas | role=inside-sales
televenta | role=telesales
televendedor | role=telesales
televendedora | role=telesales
telemarketing | role=telesales
jefe de ventas | role=sales-lead
jefa de ventas | role=sales-lead
director comercial | role=sales-lead
directora comercial | role=sales-lead
técnico comercial | role=sales-engineer,field-sales,inside-sales
ingeniero preventa | role=sales-engineer
preventa | role=sales-engineer
ingeniera de ventas | role=sales-engineer
export manager | role=export-sales
comercial de exportación | role=export-sales
SDR | role=sdr
BDR | role=sdr
desarrollo de negocio | role=sdr,account-executive,partner-manager,sales-lead
account manager | role=account-manager,key-account-manager,partner-manager,account-lead
gestor de cuentas | role=account-manager,key-account-manager,account-coordinator
gestora de clientes | role=account-manager,key-account-manager,account-coordinator,customer-success,customer-service-agent
key account manager | role=key-account-manager
KAM | role=key-account-manager
responsable de grandes cuentas | role=key-account-manager,account-lead
customer success | role=customer-success,account-lead
CSM | role=customer-success
responsable de alianzas y partners | role=partner-manager
consultor de implantación | role=onboarding
consultora de implementación | role=onboarding
ejecutivo de renovaciones | role=renewals
soporte técnico | role=technical-support,second-level-support
soporte nivel 1 | role=technical-support
soporte segundo nivel | role=second-level-support
técnico de helpdesk | role=technical-support,second-level-support
soporte por chat | role=written-support
agente de reservas | role=reservations
reservas hotel | role=reservations
atención al huésped | role=reservations
atencion al clinte | category=customer_service
atension al cliente | category=customer_service
telopereadora | role=customer-service-agent,telesales,complaints
comersial | category=sales
vendedro | category=sales
dependiemta | role=showroom-sales
jefe de bentas | role=sales-lead
acount manager | role=account-manager,key-account-manager,partner-manager,account-lead
costumer success | role=customer-success,account-lead
soporte tecnco | role=technical-support,second-level-support
ejecutivo de vemtas | role=account-executive,field-sales,inside-sales,export-sales
teletrabjo | workplace=remote
recervas hotel | role=reservations
media jornada | contract=part_time
tiempo parcial | contract=part_time
atención al cliente media jornada | category=customer_service contract=part_time
part time ventas | category=sales contract=part_time
jornada completa comercial | category=sales contract=full_time
prácticas | contract=internship
prácticas en ventas | category=sales contract=internship
becario | contract=internship
contrato temporal atención al cliente | category=customer_service contract=temporary
autónomo freelance | contract=contract
teletrabajo | workplace=remote
trabajo de atención al cliente desde casa | category=customer_service workplace=remote
remoto | workplace=remote
comercial en remoto | category=sales workplace=remote
híbrido | workplace=hybrid
presencial | workplace=onsite
account manager híbrido | role=account-manager,key-account-manager,partner-manager,account-lead workplace=hybrid
sin experiencia | level=entry
comercial sin experiencia | category=sales level=entry
atención al cliente junior | category=customer_service level=entry
comercial senior | category=sales level=senior
team leader | level=lead
jefe de equipo | level=lead
hispanohablante | language=es
trabajo para hispanohablantes en Irlanda | language=es country=IE
atención al cliente con inglés | category=customer_service language=en
inglés B2 | language=en:B2
alemán C1 | language=de:C1
comercial con francés | category=sales language=fr
atención al cliente alemán Barcelona | category=customer_service language=de city=Barcelona
italiano nativo | language=it
portugués | language=pt
trabajo con holandés | language=nl
español C1 ventas | category=sales language=es:C1
Madrid | city=Madrid
ventas Barcelona | category=sales city=Barcelona
comercial Valencia | category=sales city=Valencia
atención al cliente en Sevilla | category=customer_service city=Sevilla
trabajo en Múnich | city=München
Londres atención al cliente | category=customer_service city=London
Ginebra | city=Genève
Lisboa o Oporto | city=Lisboa,Porto
ventas en Milán | category=sales city=Milano
Bruselas | city=Bruxelles
Colonia Alemania | city=Köln
trabajar en Suiza | country=CH
empleo en Alemania con español | language=es country=DE
atención al cliente Portugal | category=customer_service country=PT
comercial España | category=sales country=ES
Países Bajos | country=NL
Viena | city=Wien
busco trabajo de comercial en Madrid | category=sales city=Madrid
busco empleo de media jornada en Barcelona | contract=part_time city=Barcelona
atención al cliente teletrabajo España | category=customer_service workplace=remote country=ES
24.000 euros | pay>=24000
comercial 40.000 euros | category=sales pay>=40000
atención al cliente 1800 euros al mes | category=customer_service pay>=21600
45.000 € brutos anuales | pay>=45000
50k | pay>=50000
más de 2500 euros al mes | pay>=30000
esta semana | days<=7
ofertas de ventas esta semana | category=sales days<=7
últimos 3 días | days<=3
atención al cliente últimos 15 días | category=customer_service days<=15
negociación | skill=Negotiation
Salesforce | skill=Salesforce
puerta fría | skill=Cold_calling
captación de clientes prospección | skill=Prospecting
Excel atención al cliente | category=customer_service skill=Excel
SAP | skill=SAP
ferias comerciales | skill=Trade_fairs
Zendesk | skill=Zendesk
ventas SaaS | category=sales skill=SaaS
licitaciones | skill=Tenders
electricista | none
enfermera | none
camionero | none
camarero | none
albañil Sevilla | none
cocinera | none
fontanero | none
auxiliar de geriatría | none
carretillero | none
customer service Spain | category=customer_service country=ES
sales jobs in Madrid | category=sales city=Madrid
jobs for spanish speakers | language=es
customer support remote | category=customer_service workplace=remote
sales manager | role=sales-lead,account-executive,field-sales,export-sales
inside sales | role=inside-sales
Kundenservice Deutsch Barcelona | category=customer_service language=de city=Barcelona
conseiller clientèle | role=customer-service-agent,written-support,complaints,telesales
Vertriebsleiter | role=sales-lead
commercial Paris | category=sales city=Paris
apoio ao cliente | category=customer_service
german speaking jobs Barcelona | language=de city=Barcelona
addetta alle vendite | role=showroom-sales
junior account manager | role=account-manager,key-account-manager,partner-manager,account-coordinator level=entry
CRM | skill=CRM
busco trabajo desde casa sin experiencia | workplace=remote level=entry
key acount manager | role=key-account-manager
peluquera | none
mecánico de coches | none
remote jobs in Spain | workplace=remote country=ES
service client Barcelone | category=customer_service city=Barcelona
part time customer service | category=customer_service contract=part_time
Vertrieb | category=sales
assistenza clienti Barcellona | category=customer_service city=Barcelona
`;
