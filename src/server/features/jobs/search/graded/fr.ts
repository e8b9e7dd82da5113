/** Graded French searches: `query | what every one of the first ten jobs must meet`. */
export const frQueries = `
service client | category=customer_service
relation client | category=customer_service,account_management
vente | category=sales
commercial | category=sales
commerciale | category=sales
gestion de comptes clients | category=account_management
conseiller clientèle | role=customer-service-agent,written-support,complaints,telesales
conseillère clientèle à distance | role=customer-service-agent,written-support,complaints,telesales
conseiller client | role=customer-service-agent,written-support,complaints,telesales
téléconseiller | role=customer-service-agent,telesales,written-support,complaints
téléconseillère | role=customer-service-agent,telesales,written-support,complaints
chargé de clientèle | role=customer-service-agent,account-manager,account-coordinator,written-support,complaints,key-account-manager
chargée de relation client | role=customer-service-agent,written-support,complaints,account-coordinator,account-manager
centre d'appel | role=customer-service-agent,telesales,service-lead,service-coach,technical-support
centre d'appels téléopérateur | role=customer-service-agent,telesales
call-center | role=customer-service-agent,telesales,service-lead,service-coach,technical-support
superviseur centre d'appels | role=service-lead
responsable service client | role=service-lead
responsable relation clients | role=service-lead,account-lead
formateur relation client | role=service-coach
chargé de qualité centre d'appels | role=service-coach
SAV | category=customer_service
gestionnaire SAV | role=complaints,customer-service-agent,technical-support
gestionnaire réclamations | role=complaints
chargée de réclamations | role=complaints
ADV | role=order-management,inside-sales
assistante ADV | role=order-management,inside-sales
gestionnaire de commandes | role=order-management
administration des ventes | role=order-management,inside-sales
télévendeur | role=telesales
télévente | role=telesales
téléprospectrice | role=telesales,sdr
vendeur | category=sales
vendeuse en magasin | role=showroom-sales
conseillère de vente | role=showroom-sales
vendeur showroom | role=showroom-sales
commercial sédentaire | role=inside-sales
commerciale sédentaire | role=inside-sales
commercial terrain | role=field-sales
commercial itinérant | role=field-sales
chef de secteur | role=field-sales
attachée commerciale | role=field-sales,account-executive,inside-sales
technico-commercial | role=sales-engineer,field-sales,inside-sales,account-executive
technicocommercial sédentaire | role=inside-sales,sales-engineer
ingénieur commercial | role=account-executive,sales-engineer,field-sales
ingénieur avant-vente | role=sales-engineer
avant vente | role=sales-engineer
directeur commercial | role=sales-lead
responsable des ventes | role=sales-lead
chef des ventes | role=sales-lead
business developer | role=sdr,account-executive
SDR | role=sdr
BDR | role=sdr
account executive | role=account-executive
commercial export | role=export-sales
responsable export | role=export-sales
responsable grands comptes | role=key-account-manager
KAM | role=key-account-manager
key account manager | role=key-account-manager
account manager | role=account-manager,key-account-manager,partner-manager,account-lead
gestionnaire de comptes | role=account-manager,key-account-manager,account-coordinator
responsable de comptes | role=account-manager,key-account-manager
responsable de clientèle | role=account-manager,key-account-manager,customer-success
CSM | role=customer-success
customer success manager | role=customer-success
chargée de compte junior | role=account-manager,account-coordinator,key-account-manager level=entry
responsable partenariats | role=partner-manager
consultant implémentation | role=onboarding
support technique | role=technical-support,second-level-support
technicien helpdesk | role=technical-support,second-level-support
support niveau 1 | role=technical-support
support N2 | role=second-level-support
support applicatif | role=second-level-support
hotliner | role=technical-support
agent de réservation | role=reservations
agente de réservations hôtel | role=reservations
conseiller chat et e-mail | role=written-support,customer-service-agent
comercial terrain | role=field-sales
consiller clientèle | role=customer-service-agent,written-support,complaints,telesales
conseiller clientelle | role=customer-service-agent,written-support,complaints,telesales
télé conseiler | role=customer-service-agent,telesales,written-support,complaints
servise client | category=customer_service
chargé de clientelle | role=customer-service-agent,account-manager,account-coordinator,written-support,complaints,key-account-manager
technico comercial | role=sales-engineer,field-sales,inside-sales,account-executive
ingenieur comercial | role=account-executive,sales-engineer,field-sales
responsable grand conptes | role=key-account-manager
comerciale sedentaire | role=inside-sales
vendeuze | category=sales
directeur comercial | role=sales-lead
temps partiel | contract=part_time
service client temps partiel | category=customer_service contract=part_time
mi-temps vente | category=sales contract=part_time
temps plein commercial | category=sales contract=full_time
stage | contract=internship
stage commercial | category=sales contract=internship
intérim service client | category=customer_service contract=temporary
freelance | contract=contract
télétravail | workplace=remote,hybrid
100 % télétravail service client | category=customer_service workplace=remote
commercial en télétravail | category=sales workplace=remote,hybrid
à distance | workplace=remote
hybride | workplace=hybrid
présentiel | workplace=onsite
débutant accepté | level=entry
commercial débutant | category=sales level=entry
service client sans expérience | category=customer_service level=entry
junior | level=entry
commercial senior | category=sales level=senior
team leader | level=lead
manager d'équipe service client | role=service-lead
bilingue anglais | language=en
service client bilingue allemand | category=customer_service language=de
commercial anglais courant | category=sales language=en
anglais B2 | language=en:B2
allemand C1 | language=de:C1
emploi pour hispanophones | language=es
italophone | language=it
offres pour francophones à Lisbonne | language=fr city=Lisboa
travail francophone en Irlande | language=fr country=IE
néerlandais | language=nl
portugais courant service client | category=customer_service language=pt
Munich | city=München
commercial Lyon | category=sales city=Lyon
service client Marseille | category=customer_service city=Marseille
Genève | city=Genève
emploi commercial à Londres | category=sales city=London
Barcelone service client | category=customer_service city=Barcelona
Bruxelles vente | category=sales city=Bruxelles
Anvers | city=Antwerpen
Francfort | city=Frankfurt_am_Main
Milan | city=Milano
Lyon ou Marseille | city=Lyon,Marseille
travailler en Suisse | country=CH
commercial Belgique | category=sales country=BE
service client Espagne | category=customer_service country=ES
emploi Allemagne | country=DE
Pays-Bas | country=NL
je cherche un poste de commercial à Paris | category=sales city=Paris
cherche emploi service client Paris temps partiel | category=customer_service contract=part_time city=Paris
account manager France télétravail | role=account-manager,key-account-manager,partner-manager,account-lead workplace=remote,hybrid country=FR
40k | pay>=40000
commercial 45k | category=sales pay>=45000
35 000 euros par an | pay>=35000
service client 2200 euros par mois | category=customer_service pay>=26400
à partir de 3000 € par mois | pay>=36000
KAM 60000 € | role=key-account-manager pay>=60000
cette semaine | days<=7
offres commercial cette semaine | category=sales days<=7
3 derniers jours | days<=3
service client depuis moins de 15 jours | category=customer_service days<=15
prospection | skill=Prospecting
négociation | skill=Negotiation
Salesforce | skill=Salesforce
commercial Salesforce | category=sales skill=Salesforce
appels d'offres | skill=Tenders
maîtrise d'Excel | skill=Excel
Zendesk | skill=Zendesk
génération de leads | skill=Lead_generation
vente SaaS | category=sales skill=SaaS
prospection à froid | skill=Cold_calling
chauffeur poids lourd | none
infirmière | none
électricien | none
aide-soignante Paris | none
cuisinier | none
plombier chauffagiste | none
auxiliaire de puériculture | none
maçon | none
cariste | none
customer service | category=customer_service
inside sales Paris | role=inside-sales,account-executive,sdr,telesales city=Paris
sales jobs France | category=sales country=FR
french speaking jobs | language=fr
Kundenservice | category=customer_service
Außendienst | role=field-sales
atención al cliente en Barcelona | category=customer_service city=Barcelona
remote account manager | role=account-manager,key-account-manager,partner-manager,account-lead workplace=remote
assistenza clienti | category=customer_service
jobs in Geneva for french speakers | language=fr city=Genève
head of sales | role=sales-lead
entry level sales Paris | category=sales level=entry city=Paris
vendedora | category=sales
complaints handler | role=complaints
part time customer support | category=customer_service contract=part_time
CRM | skill=CRM
emploi à domicile service clients | category=customer_service workplace=remote
recherche poste responsable de comptes senior | role=account-manager,key-account-manager level=senior
acount manager | role=account-manager,key-account-manager,partner-manager,account-lead
tele prospecteur | role=telesales,sdr
coiffeuse | none
boulanger | none
Vertrieb | category=sales
teletrabajo atención al cliente | category=customer_service workplace=remote
sales jobs in Brussels | category=sales city=Bruxelles
`;
