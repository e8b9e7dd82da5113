import type { Six } from './six.ts';

/** What stands above the parts of a posting. */
export const headings: Record<'duties' | 'benefits' | 'team' | 'requirements' | 'pluses', readonly Six[]> = {
  duties: [
    ['What you will do', 'Qué harás', 'Vos missions', 'Ihre Aufgaben', 'Le attività', 'O que vai fazer'],
    ['Your day-to-day', 'Tu día a día', 'Votre quotidien', 'So sieht Ihr Alltag aus', 'La giornata tipo', 'O dia a dia'],
    ['The job', 'El puesto', 'Le poste', 'Die Stelle', 'Il ruolo', 'A função'],
    ['Your responsibilities', 'Tus responsabilidades', 'Vos responsabilités', 'Das übernehmen Sie', 'Le responsabilità', 'Responsabilidades'],
    ['What we will ask of you', 'Lo que te pediremos', 'Ce que nous vous confierons', 'Das geben wir in Ihre Hände', 'Che cosa affidiamo', 'O que lhe confiamos'],
    ['Your tasks', 'Tus tareas', 'Vos tâches', 'Ihr Aufgabengebiet', 'I compiti', 'As suas tarefas'],
  ],
  benefits: [
    ['What we offer', 'Qué ofrecemos', 'Ce que nous offrons', 'Das bieten wir', 'Che cosa offriamo', 'O que oferecemos'],
    ['What you get', 'Qué te llevas', 'Vos avantages', 'Ihre Vorteile', 'I vantaggi', 'As vantagens'],
    ['Good reasons to come', 'Buenas razones para venir', 'De bonnes raisons de nous rejoindre', 'Gute Gründe für uns', 'Buone ragioni per venire da noi', 'Boas razões para vir'],
    ['In return', 'A cambio', 'En échange', 'Im Gegenzug', 'In cambio', 'Em troca'],
    ['How we work', 'Cómo trabajamos', 'Nos conditions de travail', 'So arbeiten wir', 'Come lavoriamo', 'Como trabalhamos'],
  ],
  team: [
    ['The team', 'El equipo', 'L’équipe', 'Das Team', 'Il team', 'A equipa'],
    ['Who you will work with', 'Con quién trabajarás', 'Avec qui vous travaillerez', 'Mit wem Sie arbeiten', 'Con chi si lavora', 'Com quem vai trabalhar'],
    ['About us', 'Sobre nosotros', 'Qui sommes-nous', 'Über uns', 'Chi siamo', 'Sobre nós'],
  ],
  requirements: [
    ['What you bring', 'Qué aportas', 'Votre profil', 'Das bringen Sie mit', 'Il profilo', 'O que procuramos'],
    ['What matters to us', 'Lo que nos importa', 'Ce qui compte pour nous', 'Darauf kommt es uns an', 'Che cosa conta per noi', 'O que conta para nós'],
    ['What you need', 'Qué necesitas', 'Ce qu’il vous faut', 'Ihr Profil', 'Che cosa serve', 'O que é preciso'],
    ['You will do well here if', 'Encajarás bien aquí si cuentas con', 'Vos atouts', 'Damit überzeugen Sie uns', 'Requisiti', 'Requisitos'],
  ],
  pluses: [
    ['Good to have', 'Se valora', 'Un plus', 'Von Vorteil', 'Costituisce un vantaggio', 'Valorizamos'],
    ['Not required, but welcome', 'No es imprescindible, pero suma', 'Apprécié, sans être exigé', 'Kein Muss, aber schön', 'Non indispensabile, ma gradito', 'Não é obrigatório, mas ajuda'],
    ['A plus', 'Puntos a favor', 'Serait apprécié', 'Das wäre ein Plus', 'Titoli preferenziali', 'Será uma mais-valia'],
  ],
};
