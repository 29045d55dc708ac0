import { FIRST_NAMES, LAST_NAMES } from '../../bank/people.ts'
import type { Country } from '../locales.ts'
import { list } from '../words/list.ts'

/** From what names and addresses are put together. Nobody is meant by them. */
export type NamePool = {
  readonly first: readonly string[]
  readonly last: readonly string[]
  readonly streets: readonly string[]
  /** Postal code and place. */
  readonly places: readonly string[]
  readonly forms: readonly string[]
  readonly kinds: readonly string[]
  /** Words for a firm that bears no one's name. */
  readonly fancy: readonly string[]
}

const FANCY = list(`
  Nordlicht; Alpina; Quadrat; Helios; Vitalis; Terranova; Solvento; Brixum; Kontor Drei; Lumina; Arvena; Mondial
  Zentaur; Fjordia; Ostara; Novum; Perlmut
`)
const GERMAN_KINDS = list(`
  Haustechnik; Malerbetrieb; Elektrotechnik; Bauunternehmung; Gartenbau; Büroservice; Werbeagentur; Logistik
  Metallbau; IT-Systeme; Immobilienverwaltung; Reinigungsdienste; Möbelwerkstätte; Handels; Druck & Medien
  Fahrzeugtechnik; Beratung; Catering
`)
const GERMAN_STREETS = list(`
  Hauptstraße; Bahnhofstr.; Am Mühlbach; Schillerplatz; Gartenweg; Industriestraße; Lindenallee; Unter den Eichen
  Kirchgasse; Ringstraße; Äußere Nürnberger Straße; Dr.-Karl-Renner-Ring; Seeufer; Marktplatz
`)

export const NAMES: Readonly<Record<Country, NamePool>> = {
  DE: {
    first: FIRST_NAMES,
    last: [...LAST_NAMES, 'von Bergen', 'Meyer-Lübke', 'Schulze Wischeler', 'zur Mühlen', 'Öztürk', 'Kreß'],
    streets: GERMAN_STREETS,
    places: list(`
      10115 Berlin; 80331 München; 50667 Köln; 20095 Hamburg; 70173 Stuttgart; 04109 Leipzig; 90402 Nürnberg
      24103 Kiel; 99084 Erfurt; 86150 Augsburg; 44135 Dortmund; D-79098 Freiburg; 01067 Dresden; 33602 Bielefeld
      97070 Würzburg
    `),
    forms: list('GmbH; GmbH; GmbH; AG; KG; GmbH & Co. KG; OHG; e.K.; UG (haftungsbeschränkt); GbR; eG; mbH; SE; e.V.'),
    kinds: GERMAN_KINDS,
    fancy: FANCY,
  },
  AT: {
    first: FIRST_NAMES,
    last: LAST_NAMES,
    streets: GERMAN_STREETS,
    places: list(`
      1010 Wien; 1160 Wien; A-8010 Graz; 4020 Linz; 5020 Salzburg; 6020 Innsbruck; 9020 Klagenfurt am Wörthersee
      3100 St. Pölten; 6900 Bregenz; 7000 Eisenstadt; 4600 Wels; A-2340 Mödling
    `),
    forms: list('GmbH; GmbH; Ges.m.b.H.; KG; OG; e.U.; AG; GmbH & Co KG; Gesellschaft m.b.H.'),
    kinds: GERMAN_KINDS,
    fancy: FANCY,
  },
  CH: {
    first: list(
      'Urs; Reto; Beat; Regula; Ursina; Luca; Chantal; Jean-Marc; Marlies; Flurin; Céline; Nico; Barbara; Hansjörg',
    ),
    last: list(`
      Zürcher; Aebischer; Bühler; Gfeller; Caduff; Rüegg; Stämpfli; Brönnimann; Favre; Rochat; Inderbitzin; von Allmen
      Zgraggen; Jaquet
    `),
    streets: list(`
      Bahnhofstrasse; Dorfplatz; Kirchweg; Rue du Lac; Seestrasse; Hauptstrasse; Im Grund; Chemin des Vignes
      Zürichstrasse
    `),
    places: list(`
      8001 Zürich; 3011 Bern; 4051 Basel; CH-6003 Luzern; 9000 St. Gallen; 7000 Chur; 1003 Lausanne; 1204 Genève
      8400 Winterthur; 5000 Aarau
    `),
    forms: list('AG; AG; GmbH; Sàrl; SA; & Co.; Genossenschaft; & Partner AG'),
    kinds: list(`
      Haustechnik; Treuhand; Malergeschäft; Informatik; Gartenbau; Schreinerei; Immobilien; Transporte; Sanitär
      Engineering
    `),
    fancy: FANCY,
  },
  GB: {
    first: list(
      'Oliver; Amelia; Siobhán; Callum; Priya; Gareth; Fiona; Zoë; Nigel; Imogen; Ravi; Heather; Duncan; Aisha',
    ),
    last: list(`
      Thornbury; O'Connell; MacAllister; Patel; Ashworth; Llewellyn; Fairweather; Khan; Blenkinsop; Smythe-Jones
      Okafor; Whitcombe
    `),
    streets: list(`
      High Street; Station Road; Mill Lane; Church Walk; Kingsway; Harbour View; The Old Brewery, Dock Road
      Victoria Terrace
    `),
    places: list(`
      London EC1A 4HD; Leeds LS1 5DQ; Bristol BS1 6XN; Edinburgh EH2 2BY; Cardiff CF10 3AT; Manchester M2 5DB
      Norwich NR2 1RF; Belfast BT1 5GS
    `),
    forms: list('Ltd; Ltd.; Limited; LLP; PLC; Ltd'),
    kinds: list(`
      Consulting; Plumbing & Heating; Office Supplies; Digital; Engineering; Joinery; Logistics; Catering; Interiors
      Software
    `),
    fancy: list(
      'Bluestone; Northgate; Kestrel; Albion; Ravenscroft; Meridian; Foxglove; Larkspur; Ironbridge; Tidewater',
    ),
  },
  US: {
    first: list('Madison; Tyler; José; Emily; Brandon; Latisha; Hector; Grace; Wyatt; Renée; Marcus; Kimberly'),
    last: list(
      "Johnson; Garcia; Nguyen; O'Brien; Kowalczyk; Washington; Peterson; Muñoz; Goldberg; Reyes; Lindqvist; McCarthy",
    ),
    streets: list(`
      Market Street; 5th Avenue; Oak Boulevard; Sunset Drive; Industrial Parkway; Elm Street
      Riverside Drive, Suite 200; Lake Shore Rd
    `),
    places: list(`
      Austin, TX 78701; Portland, OR 97204; Boston, MA 02110; Denver, CO 80202; Chicago, IL 60601; Raleigh, NC 27601
      Seattle, WA 98101
    `),
    forms: list('Inc.; LLC; Corp.; Inc; L.L.C.; Co.'),
    kinds: list(`
      Consulting; Software; Office Products; Construction; Freight; Design; Catering; Solutions; Hardware; Landscaping
    `),
    fancy: list('Redwood; Summit; Bluebird; Cascade; Pinecrest; Liberty; Evergreen; Keystone; Stonewall; Silverlake'),
  },
  FR: {
    first: list(
      'Amélie; François; Chloé; Jérôme; Noël; Hélène; Benoît; Maëlle; Cédric; Élodie; Gaël; Inès; Thibault; Solène',
    ),
    last: list(`
      Lefèvre; Dubois; Béranger; d'Alembert; Le Goff; Charpentier; Guérin; Hernandez; Müller; Poirier; de La Tour
      Benoît; Çelik; Moreau
    `),
    streets: list(`
      rue de la République; avenue Jean Jaurès; impasse des Lilas; boulevard Victor Hugo; place du Marché
      chemin du Moulin; quai de la Loire; ZI Les Érables
    `),
    places: list(`
      75011 Paris; 69003 Lyon; 44000 Nantes; 13006 Marseille; 67000 Strasbourg; 31000 Toulouse; 33000 Bordeaux
      35700 Rennes; 59800 Lille CEDEX
    `),
    forms: list('SARL; SAS; SA; EURL; SASU; SCI; SCOP'),
    kinds: list(
      'Plomberie; Électricité; Menuiserie; Conseil; Informatique; Transports; Imprimerie; Bâtiment; Peinture; Services',
    ),
    fancy: list('Lumière; Horizon; Étoile; Alizé; Boréal; Mistral; Azur; Cigogne; Tempo; Novéa'),
  },
}
