import { pattern } from './vocabulary.ts'

/** Words about what was paid and what is open, folded as in `fold.ts`; „ue" as people write it without umlauts. */

/** Sums after payments and arrears. A plain „Zahlbetrag" counts too: it differs where something was paid before. */
export const OPEN = pattern('u')`
  rest-?(?:betrag|zahlung|forderung|summe|schuld|saldo)|(?<!\p{L})rest(?!\p{L})|offen(?:e[rns]?)?(?!\p{L})|
  nach-?(?:zahlung|forderung)|zahl-?betrag|zahllast|aushaftend|(?:aus|unbe)(?:stehend|standig|zahlt)e[rn]?|
  zu (?:be)?zahlen|zu zahlende[rn]?|zu (?:ueberweisen|uberweisen|begleichen|entrichten)|noch (?:fallig|faellig)|
  (?:ueberweisungs|uberweisungs|abbuchungs|lastschrift|forderungs|einzugs|end-?zahlungs)-?betrag|
  (?:amount|balance|total|sum) (?:now )?(?:due|payable|outstanding|owed|owing|remaining|to pay)|balance$|
  (?:outstanding|remaining|open)(?: (?:amount|balance|sum|total))?$|(?<!\p{L})due$|please pay|pay this|
  reste (?:a payer|a regler|du)|(?<!\p{L})solde|net a payer|montant (?:du|restant|a payer)|total a (?:payer|regler)|
  te betalen|te voldoen|openstaand|da pagare|a pagar
`

/** Earlier balances, conditions, instalments and taxes are no rest of this bill. */
export const NOT_OPEN = pattern('u')`
  skonto|escompte|discount|(?<!\p{L})raten?(?!\p{L})|monatlich|instal?lment|vortrag|vormonat|alter saldo|altsaldo|previous|
  opening|forward|overdue|arrears|r(?:u|ue)ckst(?:a|ae)nd|fr(?:u|ue)here?[nr]? |impaye|brought|anterieur|precedent|bei zahlung|if paid|(?<!\p{L})(?:wenn|falls|if)(?!\p{L})|steuer|mwst|(?<!\p{L})u\.?st|
  (?<!\p{L})(?:vat|tax|tva)(?!\p{L})|stammkapital|gebuhr pro|pro monat
`

/** What earlier bills have left open. */
export const ARREARS = pattern('u')`
  overdue|arrears|r(?:u|ue)ckst(?:a|ae)nd|alter saldo|altsaldo|saldo ?vortrag|vormonat|(?:previous|opening) balance|balance brought|
  (?:offen|ausstehend)e[rns]? (?:forderung|betrag|posten|rechnung)(?:en)? (?:aus|von|vom)|fr(?:u|ue)here[nr]? rechnung|
  solde (?:anterieur|precedent)|impaye
`
export const NOT_ARREARS = /zinsen|interest|gebuhr|spesen|fee/u

/** A payment that is taken off. „Anzahlung 30 %" alone is what a bill asks for. */
export const PREPAID = pattern('u')`
  (?:bereits|schon|vorab|im voraus|davon) (?:be|ge|ein|an|ein ?ge|an ?ge)?(?:zahlt|zahlte[rns]?|leistet|leistete[rns]?|glichen|gangen)|
  voraus-?(?:be|ge)zahlt|angezahlt|(?:geleistete|erhaltene|erfolgte|verbuchte|eingegangene|bezahlte|gezahlte)[rns]?
  (?: \p{L}{2,12})? ?(?:an|teil|voraus|akonto|a-konto|abschlags)?-?(?:zahlung|betrag|rechnung)|
  (?:abzgl|abzuglich|abzueglich|minus|less|moins|-)[.:]? .{0,40}(?:anzahlung|akonto|a-konto|a conto|abschlag|vorauszahlung|teilzahlung|
  zahlung|bezahlt|payment|deposit|prepay|acompte|paiement)|
  (?:an|teil|voraus|akonto)?-?zahlung(?:en)? (?:vom|am|erhalten)|(?:akonto|a-konto|a conto) (?:vom|am|erhalten)|zahlungs-?eingang|
  (?<!\p{L})(?:bezahlt|beglichen)(?: am| bar| per| mit)?$|
  (?:already |amount )?(?<!\p{L})paid(?! within| by| until)|prepaid|prepayment|payments? (?:received|made|to date)|deposit (?:paid|received)|
  deja (?:paye|regle|verse)|acompte (?:verse|recu|paye)|montant (?:paye|regle|verse)|reeds betaald|gia pagato
`
export const NOT_PREPAID = pattern('u')`
  skonto|rabatt|discount|zahlbar|bitte|(?<!\p{L})(?:wird|werden|nicht|not|unpaid|wenn|falls|sollte|if)(?!\p{L})|umsatzsteuer|rechnung uber
`

/** A stamp or a line of its own. */
export const PAID_STAMP = pattern('u')`
  ^[*!. ]{0,4}(?:(?:der |den |the )?(?:betrag|rechnung|summe|gesamtbetrag|invoice|amount|facture|zahlung)[ :-]{1,3})?
  (?:(?:zahlungs|payment )?-?status[ :]{1,3})?(?:(?:dankend|bar|bereits|vollstandig|vollstaendig|schon|already|fully) ){0,3}
  (?:bezahlt|beglichen|paid(?: in full)?|payee?|acquittee?|reglee?|betaald|pagato|pagado|ausgeglichen)
  (?:[,:]? (?:(?:am|per|mit|by|on|le|par|via|bar|danke|thank|vielen)(?!\p{L})|\d).{0,40})?[*!. ]{0,4}$
`

/** A sentence that says so. */
export const PAID_SENTENCE = pattern('gu')`
  dankend erhalten|(?<!\p{L})(?:betrag|zahlung|geld|summe) (?:\p{L}{2,12} ){0,2}erhalten|(?<!\p{L})bar (?:bezahlt|beglichen|erhalten)|
  (?:wurde|ist|sind|wurden|haben sie|hat)\s(?:[\p{L}\d.,-]{1,25}\s){0,8}(?:bezahlt|beglichen|gezahlt|ausgeglichen|entrichtet)(?!\p{L})|
  (?:bezahlt|beglichen|gezahlt) (?:mit|per|via|durch|uber|ueber) (?:\p{L}{2,12} )?(?:kredit|bankomat|ec|giro|paypal|visa|master|klarna|karte|bar|
  vorkasse|sofort|apple|google|stripe|amazon)|
  (?:has|have|was|is) (?:already |fully |been |hereby ){0,3}(?:paid|settled)(?!\p{L})|paid in full|payment (?:was )?received|received with thanks|
  (?<!\p{L})paid (?:by|with|via|using) (?:credit|debit|card|visa|master|paypal|cash|amex|stripe)|
  factu?re acquittee|(?:a ete|deja) (?:paye|regle)|paye(?:e)? (?:par|le|en)
`

/** What makes such a sentence a condition, a wish or a denial. */
export const NOT_PAID = pattern('u')`
  (?<!\p{L})(?:sollten?|falls|wenn|sofern|soweit|insoweit|sobald|bis|bitte|nicht|nie|noch|erst|werden|wird|kann|konnen|muss|mussen|sein|
  if|unless|until|when|once|must|should|shall|will|to be|can|may|please|not|within|before|si|jusqu|sera|doit|pas|ohne|gegenstandslos|
  hinfallig|irrtum|vorbehaltlich|eigentum|property|ownership)(?!\p{L})
`
