/** Invented people and companies in real towns. */

export type DemoPlace = { readonly zip: string; readonly city: string; readonly country: 'AT' | 'DE' }

export const PLACES: readonly DemoPlace[] = [
  { zip: '1070', city: 'Wien', country: 'AT' },
  { zip: '1200', city: 'Wien', country: 'AT' },
  { zip: '3100', city: 'St. Pölten', country: 'AT' },
  { zip: '4020', city: 'Linz', country: 'AT' },
  { zip: '4600', city: 'Wels', country: 'AT' },
  { zip: '5020', city: 'Salzburg', country: 'AT' },
  { zip: '6020', city: 'Innsbruck', country: 'AT' },
  { zip: '6850', city: 'Dornbirn', country: 'AT' },
  { zip: '8010', city: 'Graz', country: 'AT' },
  { zip: '9020', city: 'Klagenfurt', country: 'AT' },
  { zip: '80336', city: 'München', country: 'DE' },
  { zip: '90402', city: 'Nürnberg', country: 'DE' },
  { zip: '70173', city: 'Stuttgart', country: 'DE' },
  { zip: '10117', city: 'Berlin', country: 'DE' },
  { zip: '30159', city: 'Hannover', country: 'DE' },
  { zip: '44135', city: 'Dortmund', country: 'DE' },
]

export const STREETS = [
  'Lindengasse',
  'Bahnhofstraße',
  'Schillerstraße',
  'Mühlweg',
  'Am Stadtpark',
  'Kirchengasse',
  'Gartenstraße',
  'Hauptplatz',
  'Ringstraße',
  'Feldgasse',
] as const

export const FIRST_NAMES = [
  'Anna',
  'Lukas',
  'Sabine',
  'Thomas',
  'Jelena',
  'Markus',
  'Eva',
  'Stefan',
  'Ayşe',
  'Johann',
  'Katharina',
  'Michael',
  'Ines',
  'Wolfgang',
  'Petra',
  'Łukasz',
  'Birgit',
  'Daniel',
]

export const LAST_NAMES = [
  'Gruber',
  'Huber',
  'Wagner',
  'Pichler',
  'Steiner',
  'Moser',
  'Hofer',
  'Leitner',
  'Novák',
  'Fuchs',
  'Schmidt',
  'Weber',
  'Krüger',
  'Yıldız',
  'Kovačević',
  'Eder',
  'Brandstätter',
  'Weiß',
]

export const COMPANIES = [
  'Donaublick Bauträger',
  'Alpenfrisch Handels',
  'Tischlerei Holzinger',
  'Nordstern Logistik',
  'Gasthof zur Post',
  'Elektro Brandl',
  'Metallbau Ferner',
  'Café Melange',
  'Autohaus Reiter',
  'Fliesen Kirchner',
  'Weingut Thaler',
  'Physio am Park',
  'Spedition Lauterbach',
]

export const FORMS = { AT: ['GmbH', 'OG', 'KG'], DE: ['GmbH', 'UG (haftungsbeschränkt)', 'KG'] } as const

/** Somebody to see the creditor portal as. The password is that of the first administrator. */
export const DEMO_CREDITOR = { email: 'creditor@localhost', name: 'Eva Steiner' } as const

/** Creditors and what they invoice for. */
export const CREDITORS: readonly (readonly [name: string, subject: string])[] = [
  ['Druckerei Ostermann GmbH', 'Druck von Katalogen'],
  ['Malerbetrieb Seidl', 'Malerarbeiten'],
  ['Steuerberatung Lehner & Co KG', 'Jahresabschluss'],
  ['Gartenbau Rosenfeld GmbH', 'Gartengestaltung'],
  ['IT-Service Kainz GmbH', 'Wartung der EDV'],
  ['Installateur Wimmer', 'Heizungstausch'],
  ['Werbeagentur Blickfang OG', 'Konzept und Gestaltung'],
  ['Zimmerei Almer GmbH', 'Dachstuhl'],
  ['Hausverwaltung Sonnleitner', 'Miete'],
  ['Zahnlabor Precision GmbH', 'Zahntechnische Arbeiten'],
  ['Catering Feinkost Lang', 'Bewirtung einer Veranstaltung'],
  ['Glaserei Kristall KG', 'Verglasung'],
  ['Bootsbau Chiemsee GmbH', 'Reparatur'],
  ['Übersetzungsbüro Polyglott', 'Übersetzungen'],
  ['Reinigung Blitzblank GmbH', 'Unterhaltsreinigung'],
  ['Schlosserei Eisenherz', 'Geländer und Tore'],
  ['Fahrschule Kurvenreich', 'Ausbildung'],
  ['Seminarhotel Waldruhe', 'Seminar mit Verpflegung'],
]
