import { fold } from './fold.ts'

/** Common given names of the languages we read: a line that begins with one names a person, not a company. */
const GIVEN_NAMES = new Set(
  `adam adrian alexander alexandra alfred alice alina amelie andrea andreas anette angela angelika anika anita anja
  anna anne annette anton antonia armin arne axel barbara bastian beate beatrix ben benedikt benjamin bernd bernhard
  bettina bianca birgit birgitta bjorn boris brigitte britta bruno carina carla carlos carmen carola caroline carsten
  charlotte christa christian christiane christina christine christof christoph christopher clara claudia claus
  clemens cornelia dagmar daniel daniela david denise dennis detlef diana dieter dietmar dirk doris dominik dorothea
  eberhard eckhard edith elena elfriede elisabeth elke ella emil emily emma enrico eric erich erik erika ernst erwin
  eva evelyn fabian felix ferdinand florian frank franz franziska fred frederik frieda friedrich fritz gabriel
  gabriela gabriele georg gerald gerd gerda gerhard gisela giovanni giulia gottfried gregor gudrun guido gunter
  gunther hanna hannah hannelore hannes hans harald hartmut heidi heike heiko heiner heinrich heinz helena helga
  helmut hendrik henning henrik henry herbert hermann hilde holger horst hubert hugo ida ilona ilse ines inga inge
  ingeborg ingo ingrid irene iris irmgard isabel isabella jack jacob jakob james jan jana jane janina jasmin jean
  jennifer jens jessica joachim jochen johann johanna johannes john jonas jorg josef joseph juan judith jule julia
  julian juliane julius jurgen justus kai karin karina karl karla karsten katarina katharina kathrin katja katrin
  kerstin kevin kilian kirsten klaus konrad kristin kristina kurt lara lars laura lea lena leo leon leonie liane
  lieselotte lilli linda lisa lothar louis louisa luca lucas lucia ludwig luis luisa lukas lutz lydia magdalena maike
  maja manfred manuel manuela marc marcel marco marcus margarete margit margot maria marianne marie marina mario
  marion marius mark marko markus marlene marlies martha martin martina mary mathias mathilde matthias max maximilian
  maya meike melanie mia michael michaela michel michelle mike milan mirjam monika moritz nadine nadja natalie nele
  nicholas nick nico nicola nicolas nicole niels nikolaus nils nina noah norbert nora olaf ole oliver oskar otto
  patricia patrick patrizia paul paula peter petra philipp philippe pia pierre rainer ralf ralph ramona raphael rebecca
  regina regine regula reiner reinhard reinhold renate rene richard rita robert roland rolf roman ronald ronny rosa
  rosemarie roswitha rudi rudiger rudolf ruth sabine sabrina samuel sandra sara sarah sascha sebastian selina sibylle
  siegfried sigrid silke silvia simon simone sina sofia sonja sophia sophie stefan stefanie stephan stephanie steve
  steven susan susanna susanne svea sven svenja sybille sylvia tamara tanja tatjana thea theo theodor theresa theresia
  thomas thorsten tilman tim timo tina tobias tom toni torsten udo ulf ulrich ulrike ursula urs ute uwe valentin
  valentina vanessa vera verena veronika victor viktor viktoria vincent volker walter waltraud werner wilfried wilhelm
  william willi winfried wolf wolfgang xaver yasmin yvonne`.split(/\s+/),
)

const TITLE = /^(?:herrn?|frau|dr|prof|mag|dipl|ing|med|univ|di|ba|msc|mr|mrs|ms|mme)[.-]{0,5}[a-z]{0,60}\.? /

export function beginsWithGivenName(text: string): boolean {
  let rest = fold(text)
  while (TITLE.test(rest)) rest = rest.replace(TITLE, '')
  const [first] = rest.split(/[ ,.-]/)
  return first !== undefined && GIVEN_NAMES.has(first)
}
