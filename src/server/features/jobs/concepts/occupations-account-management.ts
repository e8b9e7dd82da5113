/** Occupations of account management: what they are called and searched for in six languages. */
export const accountManagementOccupations = `
account-manager | account_management | isco 3322 |
en Account manager, client manager, client account manager, customer account manager, corporate account manager, business account manager, client relationship manager, account management, account mgr
es Gestor de cuentas, gestora de cuentas, account manager, gestor de clientes, gestora de clientes, gerente de cuentas, responsable de cuentas, gestor de cartera de clientes, gestora de cartera de clientes, gestión de cuentas
fr Account manager, responsable de comptes, chargé de comptes, chargée de comptes, gestionnaire de comptes, responsable de portefeuille clients, gestionnaire de portefeuille clients, chargé de portefeuille clients, chargée de portefeuille clients, responsable compte client, account management
de Account Manager, Account Managerin, Accountmanager, Kundenmanager, Kundenmanagerin, Accounter, Account-Management, Bestandskundenbetreuer, Bestandskundenbetreuerin, Bestandskundenmanager, Bestandskundenmanagerin, Client Manager, Geschäftskundenbetreuer, Geschäftskundenbetreuerin
it Account manager, gestore clienti, responsabile clienti, account commerciale, gestore portafoglio clienti, responsabile portafoglio clienti, responsabile account, client manager, addetto gestione clienti, addetta gestione clienti, account management
pt Gestor de clientes, gestora de clientes, account manager, gestor de contas, gestora de contas, gerente de contas, gestor de carteira de clientes, gestora de carteira de clientes, gestão de contas, responsável de contas, analista de contas comerciais

key-account-manager | account_management | isco 3322 | < account-manager
en Key account manager, KAM, strategic account manager, national account manager, major account manager, key account executive, enterprise account manager, large account manager, key account management, key accounts manager
es Gestor de grandes cuentas, gestora de grandes cuentas, key account manager, KAM, gestor de cuentas clave, gestora de cuentas clave, responsable de grandes cuentas, ejecutivo de grandes cuentas, ejecutiva de grandes cuentas, gerente de cuentas clave, comercial de grandes cuentas, national account manager, key account
fr Responsable grands comptes, key account manager, KAM, responsable comptes clés, chargé de grands comptes, chargée de grands comptes, directeur grands comptes, directrice grands comptes, commercial grands comptes, commerciale grands comptes, ingénieur grands comptes, ingénieure grands comptes, compte-clé, responsable enseigne, gestionnaire de comptes majeurs
de Key Account Manager, Key Account Managerin, KAM, Key Accounter, Großkundenbetreuer, Großkundenbetreuerin, Schlüsselkundenbetreuer, Schlüsselkundenbetreuerin, Großkundenmanager, Großkundenmanagerin, Key Account Management, National Account Manager, Strategic Account Manager
it Key account manager, KAM, responsabile grandi clienti, responsabile clienti direzionali, gestore grandi clienti, account grandi clienti, key account, national account manager, NAM, responsabile key account, addetto grandi clienti
pt Gestor de grandes contas, gestora de grandes contas, key account manager, KAM, gestor de contas-chave, gestora de contas-chave, gestor de grandes clientes, gestora de grandes clientes, gerente de contas-chave, executivo de grandes contas, executiva de grandes contas, gerente de grandes contas, key account

global-account-manager | account_management | isco 3322 | < key-account-manager
en Global account manager, international account manager, international key account manager, global key account manager, global account director, global client manager
es Gestor de cuentas globales, gestora de cuentas globales, global account manager, gestor de cuentas internacionales, gestora de cuentas internacionales, international key account manager, responsable de cuentas internacionales, KAM internacional
fr Responsable grands comptes internationaux, global account manager, responsable comptes internationaux, responsable comptes globaux, international key account manager, KAM international, directeur grands comptes internationaux
de Global Account Manager, Global Account Managerin, International Key Account Manager, Global Key Account Manager, Internationaler Key Account Manager, Key Account Manager International, Key Account Manager Global
it Global account manager, responsabile clienti internazionali, international key account manager, key account manager estero, KAM estero, international account manager, account internazionale
pt Gestor de contas globais, gestora de contas globais, global account manager, gestor de contas internacionais, gestora de contas internacionais, gerente de contas globais, gerente de contas internacionais, international key account manager, KAM internacional

public-sector-account-manager | account_management | isco 3322 | < account-manager
en Public sector account manager, government account manager, public sector sales manager, government sales representative, public sector account executive
es Gestor de cuentas del sector público, gestora de cuentas del sector público, account manager sector público, comercial sector público, KAM sector público, comercial administraciones públicas
fr Responsable comptes publics, account manager secteur public, commercial secteur public, commerciale secteur public, responsable grands comptes secteur public, ingénieur commercial secteur public, chargé de clientèle collectivités, commercial collectivités
de Account Manager Public Sector, Account Manager öffentlicher Sektor, Vertrieb öffentliche Auftraggeber, Key Account Manager Public, Vertriebsmitarbeiter öffentliche Hand, Account Manager Behörden, Behördenvertrieb
it Account manager pubblica amministrazione, account PA, account settore pubblico, key account pubblica amministrazione, commerciale pubblica amministrazione, account manager PA
pt Gestor de contas do setor público, gestora de contas do setor público, account manager setor público, comercial setor público, gerente de contas governo, executivo de contas governo, vendas para o governo

technical-account-manager | account_management | - | < account-manager
en Technical account manager, technical customer success manager, technical client manager, technical key account manager, technical account management
es Gestor técnico de cuentas, gestora técnica de cuentas, technical account manager, gestor de cuentas técnico, responsable técnico de cuentas, responsable técnica de cuentas, key account técnico
fr Responsable technique de compte, technical account manager, account manager technique, responsable de compte technique, gestionnaire technique de comptes, responsable technique clients
de Technical Account Manager, Technischer Account Manager, Technische Account Managerin, Technischer Kundenbetreuer B2B, Technischer Key Account Manager, Technischer Kundenmanager, Technical Account Management
it Technical account manager, account manager tecnico, responsabile tecnico clienti, referente tecnico clienti, account tecnico, technical key account
pt Gestor técnico de contas, gestora técnica de contas, technical account manager, gestor de contas técnico, gerente técnico de contas, account manager técnico

customer-success-manager | account_management | - |
en Customer success manager, CSM, client success manager, customer success specialist, customer success executive, customer success associate, customer success representative, customer success consultant, client success specialist, customer success partner, customer success
es Customer success manager, CSM, responsable de éxito del cliente, especialista en éxito del cliente, gestor de éxito del cliente, gestora de éxito del cliente, customer success specialist, customer success, gerente de éxito del cliente, ejecutivo de éxito del cliente, client success manager
fr Customer success manager, CSM, responsable succès client, chargé du succès client, chargée du succès client, responsable de la réussite client, gestionnaire de la réussite client, customer success specialist, customer success, client success manager, responsable customer success
de Customer Success Manager, Customer Success Managerin, CSM, Kundenerfolgsmanager, Kundenerfolgsmanagerin, Client Success Manager, Customer Success Specialist, Customer Success, Kundenerfolg, Customer Success Consultant
it Customer success manager, CSM, customer success specialist, responsabile successo clienti, client success manager, customer success, specialista customer success, addetto customer success, addetta customer success, client success specialist
pt Customer success manager, CSM, gestor de sucesso do cliente, gestora de sucesso do cliente, analista de sucesso do cliente, analista de customer success, customer success, especialista em sucesso do cliente, gerente de sucesso do cliente, analista de CS, sucesso do cliente

head-of-customer-success | account_management | - |
en Head of customer success, customer success director, VP customer success, director of customer success, chief customer officer, customer success team lead, customer success lead
es Director de customer success, directora de customer success, head of customer success, director de éxito del cliente, directora de éxito del cliente, jefe de customer success, chief customer officer, customer success lead
fr Directeur customer success, directrice customer success, head of customer success, directeur du succès client, directrice du succès client, VP customer success, directeur réussite client, team lead customer success
de Leiter Customer Success, Leiterin Customer Success, Head of Customer Success, Director Customer Success, Teamleiter Customer Success, Teamleiterin Customer Success, Leitung Customer Success, VP Customer Success
it Responsabile customer success, head of customer success, direttore customer success, direttrice customer success, customer success director, customer success team leader, chief customer officer
pt Diretor de customer success, diretora de customer success, head of customer success, head de customer success, diretor de sucesso do cliente, coordenador de customer success, coordenadora de customer success, coordenador de sucesso do cliente, head de CS

onboarding-specialist | account_management | - |
en Customer onboarding specialist, client onboarding specialist, onboarding manager, customer onboarding manager, client onboarding manager, onboarding consultant, customer onboarding, client onboarding
es Especialista en onboarding de clientes, onboarding specialist, onboarding manager, responsable de onboarding de clientes, consultor de onboarding, consultora de onboarding, onboarding de clientes, customer onboarding
fr Chargé d'onboarding client, chargée d'onboarding client, onboarding manager, responsable onboarding client, onboarding specialist, customer onboarding manager, spécialiste onboarding, intégration clients, consultant onboarding
de Onboarding Manager, Onboarding Managerin, Onboarding Specialist, Customer Onboarding Manager, Customer Onboarding Specialist, Onboarding-Spezialist Kunden, Kunden-Onboarding, Onboarding Consultant, Client Onboarding Manager
it Onboarding specialist, customer onboarding specialist, onboarding manager, responsabile onboarding clienti, addetto onboarding clienti, addetta onboarding clienti, client onboarding specialist, onboarding clienti
pt Especialista de onboarding, onboarding specialist, analista de onboarding, onboarding de clientes, gestor de onboarding, gestora de onboarding, onboarding manager, analista de implantação e onboarding, customer onboarding

implementation-consultant | account_management | - |
en Implementation consultant, implementation manager, implementation specialist, software implementation consultant, customer implementation manager, client implementation manager, SaaS implementation consultant
es Consultor de implantación, consultora de implantación, implementation consultant, consultor de implementación, consultora de implementación, responsable de implantación, implementation manager, implantador de software, especialista en implementación
fr Consultant en implémentation, consultante en implémentation, implementation manager, consultant déploiement, consultante déploiement, chargé de déploiement client, consultant intégration logiciel, implementation consultant, consultant fonctionnel déploiement
de Implementierungsberater, Implementierungsberaterin, Implementation Consultant, Implementation Manager, Einführungsberater Software, Implementierungsmanager, Implementierungsmanagerin, Implementation Specialist
it Consulente di implementazione, implementation consultant, implementation specialist, consulente implementazione software, responsabile implementazione, implementation manager, consulente applicativo implementazione
pt Consultor de implementação, consultora de implementação, analista de implantação, consultor de implantação, consultora de implantação, implementation consultant, implementation manager, implantador de sistemas, especialista de implementação

renewals-manager | account_management | - |
en Renewals manager, renewals specialist, renewal account manager, contract renewals specialist, renewals representative, renewals executive, subscription renewals manager
es Responsable de renovaciones, gestor de renovaciones, gestora de renovaciones, especialista en renovaciones, renewals manager, ejecutivo de renovaciones, renovación de contratos, renewals specialist
fr Responsable des renouvellements, renewal manager, chargé de renouvellement, chargée de renouvellement, gestionnaire de renouvellements, renewals specialist, renouvellement de contrats, responsable renouvellement de contrats
de Renewals Manager, Renewal Managerin, Renewal Specialist, Vertragsverlängerungsmanager, Renewals Account Manager, Vertragsverlängerung, Renewal Representative
it Responsabile rinnovi, renewals manager, addetto rinnovi, addetta rinnovi, specialista rinnovi, renewals specialist, gestione rinnovi, rinnovo contratti
pt Gestor de renovações, gestora de renovações, responsável por renovações, analista de renovação, renewals manager, especialista em renovações, executivo de renovações, renovação de contratos

customer-retention-specialist | account_management | - |
en Customer retention specialist, retention specialist, retention agent, customer retention manager, retention executive, customer loyalty specialist, win-back agent, saves agent, churn manager, loyalty manager
es Agente de retención, especialista en fidelización, agente de fidelización, gestor de retención, gestora de retención, retención de clientes, fidelización de clientes, ejecutivo de retención, agente de bajas, recuperación de clientes, responsable de fidelización
fr Conseiller fidélisation, conseillère fidélisation, conseiller rétention, conseillère rétention, fidélisation client, agent de rétention, customer retention manager, téléconseiller rétention, téléconseillère rétention, gestionnaire de rétention, chargé de fidélisation, chargée de fidélisation, responsable fidélisation
de Mitarbeiter Kundenbindung, Mitarbeiter Kundenrückgewinnung, Kundenrückgewinnung, Retention Manager, Retention Agent, Kündigerrückgewinnung, Churn Manager, Customer Retention Manager, Agent Kundenrückgewinnung, Kundenbindungsmanager, Kundenbindungsmanagerin, Loyalty Manager
it Addetto retention, addetta retention, operatore retention, operatrice retention, specialista fidelizzazione clienti, responsabile fidelizzazione, fidelizzazione clienti, customer retention specialist, retention manager, recupero clienti, loyalty manager
pt Agente de retenção, especialista em retenção, analista de retenção, operador de retenção, operadora de retenção, fidelização de clientes, retenção de clientes, customer retention specialist, gestor de fidelização, gestora de fidelização

partner-manager | account_management | - |
en Partner manager, partnership manager, partnerships manager, strategic partnerships manager, alliance manager, alliances manager, partner account manager, partner success manager, business partnerships manager, partner development manager
es Responsable de alianzas, partner manager, gestor de alianzas, gestora de alianzas, responsable de partners, partnership manager, gestor de partners, gestora de partners, gerente de alianzas, alianzas estratégicas, partnerships manager
fr Responsable partenariats, partnership manager, partner manager, chargé de partenariats, chargée de partenariats, responsable partenaires, gestionnaire de partenariats, responsable des alliances, partner account manager, alliance manager
de Partner Manager, Partner Managerin, Partnermanager, Partnerbetreuer, Partnerbetreuerin, Partnership Manager, Partner Account Manager, Alliance Manager, Kooperationsmanager, Kooperationsmanagerin, Partnermanagement
it Partner manager, partnership manager, responsabile partnership, responsabile partner, partner account manager, alliance manager, gestore partnership, responsabile alleanze strategiche, addetto partnership, addetta partnership
pt Gestor de parcerias, gestora de parcerias, gestor de parceiros, gestora de parceiros, partner manager, partnership manager, gerente de parcerias, responsável de parcerias, analista de parcerias, coordenador de parcerias, executivo de parcerias

channel-manager | account_management | isco 3322 | < partner-manager
en Channel account manager, channel sales manager, channel manager, channel partner manager, reseller account manager, reseller manager, distribution account manager, distributor manager, indirect sales manager
es Responsable de canal, channel manager, channel account manager, gestor de canal, gestora de canal, responsable de distribuidores, channel sales manager, jefe de canal, gerente de canal, gestor de distribuidores, venta indirecta
fr Responsable ventes indirectes, channel manager, channel account manager, responsable réseau de distribution, responsable canal indirect, animateur réseau de distribution, animatrice réseau de distribution, responsable distributeurs, channel sales manager, responsable revendeurs
de Channel Manager, Channel Managerin, Channel Account Manager, Channel Sales Manager, Vertriebspartnermanager, Vertriebspartnerbetreuer, Vertriebspartnerbetreuerin, Händlerbetreuer, Händlerbetreuerin, Fachhandelsbetreuer, Fachhandelsbetreuerin, indirekter Vertrieb
it Channel manager, channel account manager, responsabile canale indiretto, channel sales manager, responsabile distributori, responsabile rivenditori, account canale, vendite indirette
pt Gestor de canal, gestora de canal, channel manager, channel account manager, gerente de canais, executivo de canais, executiva de canais, gestor de distribuidores, responsável de distribuidores, coordenador de canais, canais indiretos

affiliate-manager | account_management | - | < partner-manager
en Affiliate manager, affiliate account manager, affiliate marketing manager, affiliate partnership manager, affiliate specialist
es Responsable de afiliación, affiliate manager, gestor de afiliados, gestora de afiliados, account manager afiliación, especialista en afiliación, marketing de afiliación
fr Responsable affiliation, affiliate manager, chargé d'affiliation, chargée d'affiliation, account manager affiliation, traffic manager affiliation
de Affiliate Manager, Affiliate Managerin, Affiliate Account Manager, Affiliate Marketing Manager, Affiliate-Marketing
it Affiliate manager, responsabile affiliazione, affiliate account manager, specialista affiliate marketing, affiliate marketing manager
pt Gestor de afiliados, gestora de afiliados, affiliate manager, gerente de afiliados, analista de afiliados, marketing de afiliados

head-of-partnerships | account_management | - |
en Head of partnerships, partnerships director, director of partnerships, VP partnerships, channel director, head of alliances, head of channel sales, director of alliances
es Director de alianzas, directora de alianzas, head of partnerships, director de partnerships, directora de partnerships, director de canal, directora de canal, director de alianzas estratégicas
fr Directeur des partenariats, directrice des partenariats, head of partnerships, directeur partenariats, directeur des ventes indirectes, directrice des ventes indirectes, directeur channel, directeur alliances
de Leiter Partnermanagement, Leiterin Partnermanagement, Head of Partnerships, Director Partnerships, Head of Partner Management, Leiter Partnervertrieb, Leiterin Partnervertrieb, Head of Channel Sales
it Responsabile partnership strategiche, head of partnerships, direttore partnership, direttrice partnership, director of partnerships, direttore canale indiretto, head of channel
pt Diretor de parcerias, diretora de parcerias, head of partnerships, head de parcerias, diretor de canais, diretora de canais, diretor de alianças

head-of-account-management | account_management | isco 1221 |
en Head of account management, head of key accounts, director of account management, account management director, VP account management, key account director, account management team lead, team lead account management
es Director de grandes cuentas, directora de grandes cuentas, head of account management, jefe de cuentas clave, director de key accounts, directora de key accounts, responsable del equipo de cuentas, head of key accounts
fr Directeur de la gestion de comptes, directrice de la gestion de comptes, head of account management, responsable équipe grands comptes, directeur commercial grands comptes, directrice commerciale grands comptes, head of key accounts, responsable du pôle grands comptes
de Leiter Key Account Management, Leiterin Key Account Management, Head of Account Management, Head of Key Account Management, Teamleiter Key Account Management, Teamleiterin Key Account Management, Teamleiter Account Management, Leiter Großkundenvertrieb, Leitung Key Account
it Responsabile key account management, head of account management, direttore grandi clienti, direttrice grandi clienti, head of key account, team leader account management, direttore key account
pt Diretor de grandes contas, diretora de grandes contas, head of account management, diretor de contas-chave, head de contas, coordenador de key account, coordenador de contas, coordenadora de contas, head of key accounts

client-director | account_management | - |
en Client director, account director, group account director, client services director, client partner, senior client partner, client service director, agency account director
es Director de cuentas, directora de cuentas, account director, director de servicios al cliente agencia, client director, director de clientes, directora de clientes, client partner, client services director
fr Directeur de clientèle, directrice de clientèle, account director, directeur conseil, directrice conseil, client director, directeur de comptes, directrice de comptes, directeur de groupe agence, client partner
de Client Director, Account Director, Kundendirektor, Kundendirektorin, Etatdirektor, Etatdirektorin, Client Service Director, Client Partner, Client Services Director, Unitleiter Beratung
it Direttore clienti, direttrice clienti, client director, account director, client service director, client partner, group account director
pt Diretor de contas, diretora de contas, account director, client director, diretor de atendimento, diretora de atendimento, diretor de clientes, diretora de clientes, client partner, client services director

account-coordinator | account_management | - |
en Account coordinator, account assistant, client services assistant, client services coordinator, client coordinator, account support specialist, junior account coordinator, client services executive, key account coordinator, customer success coordinator
es Coordinador de cuentas, coordinadora de cuentas, asistente de cuentas, auxiliar de cuentas, account coordinator, coordinador de clientes, coordinadora de clientes, account assistant, asistente de key account, ayudante de cuentas
fr Coordinateur de comptes, coordinatrice de comptes, assistant grands comptes, assistante grands comptes, account coordinator, coordinateur clients, coordinatrice clients, assistant account manager, assistante account manager, coordonnateur de comptes, assistant chef de publicité
de Account Coordinator, Account Assistant, Assistenz Key Account Management, Assistent Key Account, Assistentin Key Account, Key Account Assistant, Account Koordinator, Account Koordinatorin, Kundenkoordinator, Kundenkoordinatorin, Client Service Assistant
it Coordinatore clienti, coordinatrice clienti, account coordinator, account assistant, assistente account, assistente key account, client coordinator, account junior
pt Coordenador de clientes, coordenadora de clientes, assistente de contas, account coordinator, assistente de gestão de clientes, auxiliar de contas comerciais, account assistant, assistente de key account, assistente de atendimento publicitário

advertising-account-executive | account_management | isco 2431 |
en Advertising account executive, advertising account manager, agency account executive, agency account manager, PR account executive, PR account manager, digital account manager, media account manager, creative account manager
es Ejecutivo de cuentas de publicidad, ejecutiva de cuentas de publicidad, ejecutivo de cuentas agencia, account executive agencia, supervisor de cuentas, supervisora de cuentas, account manager agencia, account digital, ejecutivo de cuentas PR, ejecutivo de cuentas digital
fr Chef de publicité, cheffe de publicité, chef de pub, account manager agence, consultant agence de communication, responsable clientèle agence, account executive agence, assistant chef de pub, responsable de budget publicitaire
de Kundenberater Werbeagentur, Kundenberaterin Werbeagentur, Kontakter, Kontakterin, Werbekontakter, Account Manager Agentur, Account Executive Agentur, Kundenberater Agentur, Kundenberaterin Agentur, Etat-Kontakter, PR Account Manager
it Account pubblicitario, account executive agenzia, account di agenzia, account agenzia di comunicazione, account pubblicitaria, digital account manager, account digital, account supervisor
pt Atendimento publicitário, executivo de contas publicidade, executiva de contas publicidade, account de agência, account digital, supervisor de contas publicidade, atendimento de agência, account manager agência, executivo de atendimento publicitário

customer-experience-manager | account_management | - |
en Customer experience manager, CX manager, head of customer experience, customer experience lead, client experience manager, customer experience director, director of customer experience, customer journey manager
es Responsable de experiencia de cliente, customer experience manager, CX manager, gerente de experiencia del cliente, director de experiencia de cliente, directora de experiencia de cliente, jefe de experiencia de cliente, head of customer experience, customer journey manager
fr Responsable expérience client, customer experience manager, CX manager, directeur expérience client, directrice expérience client, head of customer experience, responsable parcours client, chef de projet expérience client, cheffe de projet expérience client
de Customer Experience Manager, Customer Experience Managerin, CX Manager, Kundenerlebnismanager, Head of Customer Experience, Leiter Customer Experience, Leiterin Customer Experience, Manager Kundenerlebnis, Customer Journey Manager
it Customer experience manager, CX manager, responsabile customer experience, responsabile esperienza cliente, head of customer experience, direttore customer experience, customer journey manager
pt Gestor de experiência do cliente, gestora de experiência do cliente, customer experience manager, CX manager, gerente de experiência do cliente, head of customer experience, head de CX, diretor de experiência do cliente, coordenador de experiência do cliente, coordenadora de experiência do cliente

bank-relationship-manager | account_management | - |
en Bank relationship manager, relationship manager banking, corporate relationship manager, commercial banking relationship manager, corporate banker, business banking manager, SME relationship manager, business relationship manager bank
es Gestor de empresas banca, gestora de empresas banca, gestor de banca de empresas, gestora de banca de empresas, gestor de pymes, gestora de pymes, gestor de banca, ejecutivo de cuenta banca empresas, relationship manager banca, director de cuentas de empresas, gestor de negocios banca
fr Chargé d'affaires entreprises, chargée d'affaires entreprises, chargé d'affaires professionnels, chargée d'affaires professionnels, chargé d'affaires bancaire, conseiller clientèle professionnelle, conseillère clientèle professionnelle, corporate banker, chargé de clientèle professionnelle, chargée de clientèle professionnelle
de Firmenkundenbetreuer, Firmenkundenbetreuerin, Firmenkundenberater, Firmenkundenberaterin, Gewerbekundenbetreuer, Gewerbekundenbetreuerin, Gewerbekundenberater, Gewerbekundenberaterin, Relationship Manager Bank, Unternehmenskundenbetreuer, Unternehmenskundenbetreuerin, Corporate Banker, Relationship Manager Firmenkunden
it Gestore imprese, gestore corporate, gestore small business, gestore affluent, gestore clientela imprese, relationship manager banca, corporate banker, gestore PMI, gestore POE
pt Gestor de empresas banca, gestora de empresas banca, gerente de relacionamento, gerente de contas pessoa jurídica, gerente PJ, gerente de relacionamento PJ, gestor de negócios banca, gerente de negócios banco, gerente de contas bancário, relationship manager banca, gerente empresas

private-banker | account_management | isco 2412 |
en Private banker, private banking relationship manager, wealth manager, wealth relationship manager, private client adviser, private client advisor, premier relationship manager, private banking advisor, private banking adviser
es Banquero privado, banquera privada, gestor de banca privada, gestora de banca privada, asesor de banca privada, asesora de banca privada, private banker, gestor de banca personal, gestora de banca personal, gestor patrimonial, wealth manager
fr Banquier privé, banquière privée, conseiller en gestion de patrimoine, conseillère en gestion de patrimoine, CGP, conseiller patrimonial, conseillère patrimoniale, gestionnaire de patrimoine, private banker, wealth manager, conseiller banque privée
de Private Banker, Private Bankerin, Vermögensberater Bank, Wealth Manager, Private-Banking-Berater, Private-Banking-Beraterin, Relationship Manager Private Banking, Berater Private Banking, Vermögenskundenbetreuer, Individualkundenbetreuer, Individualkundenberater
it Private banker, gestore private, consulente private banking, wealth manager, gestore patrimoniale, relationship manager private, gestore clientela private
pt Private banker, gestor de private banking, gestora de private banking, wealth manager, gestor de património, gestora de património, gerente private, gerente de contas alta renda, gerente prime, gestor de banca privada

service-delivery-manager | account_management | - |
en Service delivery manager, client delivery manager, customer delivery manager, IT service delivery manager, client service manager, client services manager, managed services manager
es Service delivery manager, responsable de prestación de servicios, gestor de servicio, gestora de servicio, gerente de entrega de servicios, jefe de servicio IT, responsable de servicio cliente TI
fr Service delivery manager, SDM, responsable de la prestation de services, responsable de service client infogérance, responsable opérationnel de compte, gestionnaire de la prestation de services
de Service Delivery Manager, Service Delivery Managerin, Servicemanager IT, IT-Servicemanager, Client Service Manager, Service Delivery Management, Delivery Manager Kunden
it Service delivery manager, responsabile erogazione servizi, service manager IT, responsabile servizi clienti IT, client service manager, IT service delivery manager
pt Service delivery manager, gestor de serviço ao cliente TI, gestor de entrega de serviços, gerente de entrega de serviços, coordenador de entrega de serviços, gestor de prestação de serviços, SDM

customer-success-operations | account_management | - |
en Customer success operations manager, CS operations, customer success ops, customer success operations specialist, CS Ops manager
es Customer success operations, responsable de operaciones de customer success, CS Ops, analista de operaciones customer success, customer success ops
fr Customer success operations, responsable opérations customer success, CS Ops, customer success ops manager, chargé des opérations customer success
de Customer Success Operations Manager, CS Operations, Customer Success Ops, CS Ops Manager, Customer Success Operations
it Customer success operations, CS operations, responsabile operations customer success, customer success ops, CS ops specialist
pt Customer success operations, CS Ops, analista de CS Ops, operações de customer success, analista de operações de CS

supplier-relationship-manager | account_management | - |
en Vendor relationship manager, supplier relationship manager, vendor account manager, merchant account manager, seller account manager, merchant success manager, restaurant account manager
es Gestor de comercios, gestora de comercios, account manager de comercios, responsable de relación con proveedores, merchant account manager, account manager restaurantes, gestor de vendedores marketplace
fr Responsable comptes marchands, account manager marchands, merchant account manager, responsable relation fournisseurs, account manager restaurants, responsable relations marchands, gestionnaire comptes marchands
de Händlermanager, Händlermanagerin, Merchant Account Manager, Vendor Account Manager, Merchant Success Manager, Seller Account Manager, Supplier Relationship Manager, Restaurant Account Manager
it Account manager esercenti, merchant account manager, responsabile relazioni fornitori, account ristoranti, gestore esercenti, account manager ristoranti, vendor account manager
pt Gestor de comerciantes, merchant account manager, account manager restaurantes, gestor de lojistas, executivo de contas restaurantes, gestor de relacionamento com fornecedores, gerente de contas sellers

franchise-manager | account_management | - |
en Franchise manager, franchise development manager, franchise consultant, franchise business consultant, franchise account manager, franchise operations manager, head of franchise
es Responsable de franquicias, franchise manager, director de franquicias, directora de franquicias, gestor de franquicias, gestora de franquicias, consultor de franquicias, jefe de expansión franquicias, coordinador de franquicias
fr Responsable franchise, animateur de réseau de franchise, animatrice de réseau de franchise, franchise manager, consultant franchise, développeur de franchise, responsable réseau de franchise, animateur franchise
de Franchise Manager, Franchise Managerin, Franchisebetreuer, Franchisebetreuerin, Franchiseberater, Franchiseberaterin, Franchise Consultant, Leiter Franchise, Franchise-Entwicklung
it Franchise manager, responsabile franchising, franchising manager, responsabile sviluppo franchising, consulente franchising, addetto sviluppo franchising, coordinatore affiliati franchising
pt Gestor de franchising, gestora de franchising, gerente de franquias, consultor de franquias, consultora de franquias, consultor de campo franquias, franchise manager, responsável de franchising, analista de franquias, coordenador de franquias
`;
