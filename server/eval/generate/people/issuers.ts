import type { Random } from '../../random.ts'
import type { Locale } from '../locales.ts'
import type { Lang } from '../trade.ts'
import { NAMES } from './names.ts'
import { makeParty, type Party } from './parties.ts'

export type IssuerKind =
  | 'firm'
  | 'person'
  | 'doctor'
  | 'lawyer'
  | 'hotel'
  | 'restaurant'
  | 'utility'
  | 'telecom'
  | 'insurer'
  | 'landlord'
  | 'public'

/**
 * Who sends invoices. `{l}` is a surname, `{p}` a place, `{f}` an invented word, `{c}` a person, `{o}` a legal
 * form.
 */
const PATTERNS: Readonly<Record<Lang, Readonly<Partial<Record<IssuerKind, readonly string[]>>>>> = {
  de: {
    doctor: ['Dr. med. {c}', 'Dr. {c}', 'Gemeinschaftspraxis Dr. {l} & Dr. {l2}', 'Praxis Dr. med. dent. {l}'],
    lawyer: [
      '{l} & {l2} Rechtsanwälte PartG mbB',
      'Rechtsanwaltskanzlei {l}',
      'Kanzlei Mag. {c}',
      '{l} Rechtsanwälte GmbH',
    ],
    hotel: ['Hotel {f} GmbH', 'Gasthof {l}', 'Seehotel {f} {o}', 'Landhaus {l} e.K.'],
    restaurant: ['Gasthaus zum Löwen', 'Restaurant {f} GmbH', 'Café {l}', 'Wirtshaus {l} & Söhne OG'],
    utility: ['Stadtwerke {p} GmbH', 'Energie {f} AG', '{p}er Versorgungsbetriebe GmbH', 'Wasserverband {f}'],
    telecom: ['{f} Telekommunikation GmbH', '{f}Net AG', 'Glasfaser {p} GmbH & Co. KG', '{f} Mobil GmbH'],
    insurer: ['{f} Versicherungs-AG', '{f} Versicherungsverein a.G.', 'Wechselseitige {f} Versicherung'],
    landlord: ['Hausverwaltung {l} GmbH', 'Grundbesitz {f} GmbH & Co. KG', '{c}', 'Immobilien {l} e.U.'],
    public: ['Stadtgemeinde {p}', 'Musikschule {p}', 'Zweckverband {f}', 'Gemeinde {p}'],
  },
  en: {
    doctor: ['Dr {c}', '{f} Dental Practice Ltd'],
    lawyer: ['{l}, {l2} & Partners LLP', '{l} Law Group', '{l} Solicitors Ltd'],
    hotel: ['The {f} Hotel Ltd', '{f} Inn', '{f} House Hotel'],
    telecom: ['{f} Telecom {o}', '{f}Net {o}'],
    restaurant: ['The {f} Kitchen', '{l} Bistro Ltd'],
  },
  fr: {
    hotel: ['Hôtel {f} SARL', 'Auberge {l}', 'Hôtel du {f}'],
    telecom: ['{f} Télécom SA', '{f} Mobile SAS'],
    utility: ['Énergie {f} SA', 'Régie des eaux de {p}'],
    restaurant: ['Brasserie {l}', 'Le {f} SARL'],
  },
}

export function makeIssuer(random: Random, locale: Locale, kind: IssuerKind): Party {
  const party = makeParty(random, locale, kind === 'person' ? 'person' : 'firm')
  const patterns = PATTERNS[locale.lang][kind]
  if (patterns === undefined) return { ...party, head: [party.name] }
  const pool = NAMES[locale.country]
  const town = party.place.replace(/^[A-Z]*-?\d+ /, '').replace(/[ ,].*/, '')
  const words: Record<string, string> = {
    l: party.greeting.last,
    l2: random.of(pool.last),
    p: town,
    f: random.of(pool.fancy),
    c: party.contact,
    o: random.of(pool.forms),
  }
  const name = random.of(patterns).replace(/\{(\w+)\}/g, (_, word: string) => words[word] as string)
  return { ...party, name, head: [name], names: namesOf(name) }
}

/** „Dr. med. Anna Huber" is also right without her title. */
function namesOf(name: string): string[] {
  const bare = name.replace(/^(?:Dr\.? (?:med\. )?(?:dent\. )?)/, '')
  return bare === name ? [name] : [name, bare]
}
