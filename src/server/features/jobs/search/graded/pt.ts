/** Graded Portuguese searches: `query | what every one of the first ten jobs must meet`. */
export const ptQueries = `
vendas | category=sales
comercial | category=sales
apoio ao cliente | category=customer_service
atendimento ao cliente | category=customer_service
serviço ao cliente | category=customer_service
gestão de contas | category=account_management
assistente de apoio ao cliente | role=customer-service-agent,written-support,complaints,technical-support
operador de call center | role=customer-service-agent,telesales,technical-support
operadora de call-center | role=customer-service-agent,telesales,technical-support
callcenter | role=customer-service-agent,telesales,service-lead,service-coach,technical-support
centro de contacto | role=customer-service-agent,telesales,service-lead,service-coach,technical-support,written-support,complaints
atendente de SAC | role=customer-service-agent,written-support,complaints
analista de atendimento | role=customer-service-agent,written-support,complaints,technical-support
operador de telemarketing | role=telesales
telemarketing | role=telesales
televendas | role=telesales
operadora de televendas | role=telesales
supervisor de call center | role=service-lead
supervisora de atendimento | role=service-lead
coordenador de apoio ao cliente | role=service-lead
formador call center | role=service-coach
monitor de qualidade call center | role=service-coach
gestor de reclamações | role=complaints
reclamações | role=complaints
gestão de encomendas | role=order-management
processamento de encomendas | role=order-management
administrativa comercial | role=order-management,inside-sales,account-coordinator
assistente comercial | role=inside-sales,order-management,account-coordinator
vendedor | category=sales
vendedora | category=sales
vendedor de loja | role=showroom-sales
vendedora loja | role=showroom-sales
lojista | role=showroom-sales
vendedor externo | role=field-sales
vendedora externa | role=field-sales
vendedor interno | role=inside-sales
vendas internas | role=inside-sales
comercial de terreno | role=field-sales
delegado comercial | role=field-sales
representante comercial | role=field-sales,account-executive,inside-sales
gestor comercial | category=sales,account_management
consultora comercial | category=sales
técnico comercial | role=sales-engineer,field-sales,inside-sales
técnico-comercial | role=sales-engineer,field-sales,inside-sales
engenheiro de vendas | role=sales-engineer
engenheira de pré-venda | role=sales-engineer
diretor comercial | role=sales-lead
director comercial | role=sales-lead
chefe de vendas | role=sales-lead
gerente de vendas | role=sales-lead
coordenadora de vendas | role=sales-lead
executivo de vendas | role=account-executive,field-sales,inside-sales,export-sales
executiva de contas | role=account-executive,account-manager,key-account-manager
gestor de exportação | role=export-sales
comercial exportação | role=export-sales
export manager | role=export-sales
SDR | role=sdr
BDR | role=sdr
business developer | role=sdr,account-executive
account manager | role=account-manager,key-account-manager,partner-manager,account-lead
gestor de conta | role=account-manager,key-account-manager
gestora de clientes | role=account-manager,key-account-manager,account-coordinator,customer-success
gerente de contas | role=account-manager,key-account-manager,account-lead
key account manager | role=key-account-manager
KAM | role=key-account-manager
gestor de grandes contas | role=key-account-manager
customer success | role=customer-success,account-lead
sucesso do cliente | role=customer-success,account-lead
CSM | role=customer-success
gestor de parcerias | role=partner-manager
consultor de implementação | role=onboarding
analista de implantação | role=onboarding
suporte técnico | role=technical-support,second-level-support
helpdesk | role=technical-support,second-level-support
suporte nível 1 | role=technical-support
suporte segundo nível | role=second-level-support
suporte via chat | role=written-support
agente de reservas | role=reservations
reservas de hotel | role=reservations
apoio ao hóspede | role=reservations
apoio ao clinte | category=customer_service
atendimeto ao cliente | category=customer_service
vendendor | category=sales
comerçial | category=sales
operadora de call senter | role=customer-service-agent,telesales,technical-support
gestor de comta | role=account-manager,key-account-manager
supote técnico | role=technical-support,second-level-support
vendedora lolja | role=showroom-sales
acount manager | role=account-manager,key-account-manager,partner-manager,account-lead
costumer success | role=customer-success,account-lead
chefe de vemdas | role=sales-lead
reclamaçoens | role=complaints
teletrablho | workplace=remote
part-time | contract=part_time
meio período | contract=part_time
tempo parcial apoio ao cliente | category=customer_service contract=part_time
part time vendas Lisboa | category=sales contract=part_time city=Lisboa
tempo inteiro comercial | category=sales contract=full_time
estágio | contract=internship
estágio em vendas | category=sales contract=internship
trabalho temporário | contract=temporary
freelancer | contract=contract
teletrabalho | workplace=remote
trabalho remoto | workplace=remote
home office atendimento | category=customer_service workplace=remote,hybrid
vendas remoto | category=sales workplace=remote
apoio ao cliente a partir de casa | category=customer_service workplace=remote
híbrido | workplace=hybrid
presencial | workplace=onsite
regime híbrido gestão de contas | category=account_management workplace=hybrid
sem experiência | level=entry
vendas sem experiência | category=sales level=entry
apoio ao cliente júnior | category=customer_service level=entry
comercial sénior | category=sales level=senior
team leader | level=lead
chefe de equipa | level=lead
pleno gestão de contas | category=account_management level=mid
inglês fluente | language=en
apoio ao cliente com inglês | category=customer_service language=en
inglês B2 | language=en:B2
alemão C1 | language=de:C1
comercial com espanhol | category=sales language=es
falantes de francês | language=fr
apoio ao cliente francês Lisboa | category=customer_service language=fr city=Lisboa
italiano nativo | language=it
trabalho em alemão em Portugal | language=de country=PT
vagas para falantes de português na Irlanda | language=pt country=IE
neerlandês | language=nl
Lisboa | city=Lisboa
comercial Porto | category=sales city=Porto
apoio ao cliente no Porto | category=customer_service city=Porto
vendas em Lisboa | category=sales city=Lisboa
Lisboa ou Porto gestão de contas | category=account_management city=Lisboa,Porto
Munique | city=München
trabalho em Genebra | city=Genève
Londres vendas | category=sales city=London
Milão | city=Milano
Zurique | city=Zürich
Bruxelas apoio ao cliente | category=customer_service city=Bruxelles
Amesterdão | city=Amsterdam
emprego na Suíça | country=CH
vendas Espanha | category=sales country=ES
trabalhar na Alemanha | country=DE
Países Baixos | country=NL
vagas na Irlanda atendimento ao cliente | category=customer_service country=IE
procuro trabalho de comercial em Portugal | category=sales country=PT
procuro emprego part-time em Lisboa | contract=part_time city=Lisboa
quero trabalhar em vendas em Madrid | category=sales city=Madrid
apoio ao cliente remoto Portugal | category=customer_service workplace=remote country=PT
1200 euros por mês | pay>=14400
apoio ao cliente 1500 euros mensais | category=customer_service pay>=18000
30.000 euros anuais | pay>=30000
comercial 40k | category=sales pay>=40000
mais de 2000 € por mês | pay>=24000
50k | pay>=50000
esta semana | days<=7
vagas de vendas esta semana | category=sales days<=7
últimos 3 dias | days<=3
apoio ao cliente últimos 15 dias | category=customer_service days<=15
Salesforce | skill=Salesforce
negociação | skill=Negotiation
prospeção | skill=Prospecting
prospecção de clientes | skill=Prospecting
chamadas a frio | skill=Cold_calling
Excel | skill=Excel
vendas SaaS | category=sales skill=SaaS
SAP | skill=SAP
geração de leads | skill=Lead_generation
Zendesk apoio ao cliente | category=customer_service skill=Zendesk
feiras comerciais | skill=Trade_fairs
eletricista | none
enfermeira | none
motorista de pesados | none
pedreiro | none
cozinheira Lisboa | none
empregado de mesa | none
canalizador | none
auxiliar de lar | none
empilhadorista | none
customer service Lisbon | category=customer_service city=Lisboa
sales jobs in Portugal | category=sales country=PT
german speaking jobs Lisbon | language=de city=Lisboa
remote customer support | category=customer_service workplace=remote
sales representative | role=account-executive,field-sales,inside-sales,sdr,telesales,showroom-sales,export-sales
atención al cliente teletrabajo | category=customer_service workplace=remote
Kundenservice | category=customer_service
conseiller clientèle | role=customer-service-agent,written-support,complaints,telesales
Vertrieb Berlin | category=sales city=Berlin
operatore call center | role=customer-service-agent,telesales,technical-support
inside sales | role=inside-sales
jefe de ventas | role=sales-lead
portuguese speaking customer service | category=customer_service language=pt
commercial terrain | role=field-sales
head of account management | role=account-lead
work from home | workplace=remote
CRM | skill=CRM
procuro trabalho a partir de casa sem experiência | workplace=remote level=entry
key acount manager | role=key-account-manager
cabeleireira | none
serralheiro | none
mecânico auto | none
part time customer support | category=customer_service contract=part_time
media jornada | contract=part_time
service client Lisbonne | category=customer_service city=Lisboa
account manager Spain | role=account-manager,key-account-manager,partner-manager,account-lead country=ES
`;
