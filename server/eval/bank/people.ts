export const FIRST_NAMES =
  `Anna Jürgen Maria Max Sabine Thomas Zoë Günther Eva Paul Łukasz Ivana Franz Josef Karl Johann Elisabeth
Christine Monika Andrea Michael Martin Andreas Stefan Peter Wolfgang Helmut Manfred Gerhard Herbert Brigitte Ingrid Renate
Petra Claudia Karin Susanne Silvia Barbara Katharina Julia Lisa Lena Sarah Laura Lukas Tobias Florian Daniel Alexander
Christoph Bernhard Markus Mehmet Ayşe Fatma Mustafa Dragan Milica Jelena Goran Ana Petar Zoltán Éva György Agnieszka Jörg
Björn Käthe René Désirée`.split(/\s+/)

export const LAST_NAMES =
  `Huber Maier Mayer Meier Köhler Müller Bauer Schönbrunner Weiß Novak Gruber Steiner Öhlinger Schmidt Schmid
Wagner Fischer Dvořák Hofer Eder Lang Pichler Berger Ümit Winkler Moser Mayr Leitner Fuchs Egger Brunner Schwarz Wolf Reiter
Schneider Lechner Auer Wimmer Haas Baumgartner Böhm Ebner Koller Lehner Holzer Wieser Hinterholzer Oberhauser Yılmaz Kaya
Demir Petrović Jovanović Nikolić Horváth Nagy Szabó Kowalski Nowak Grießner Süß Häußler Krüger Schröder Zöchling Prünster
Mühlbacher Kröll Stöger Hölzl Pöll Gänsbacher Übelhör Strauß Kaufmann Richter Klein Vogel Zimmermann Hofmann Hartmann Krause`.split(
    /\s+/,
  )

export const COMPANY_KINDS =
  `Tischlerei Malerei Bäckerei Installationen Elektro Autohaus Gasthof Transporte Bau Software Reisebüro
Möbelhaus Friseur Gärtnerei Fliesen Dachdeckerei Immobilien Werbung Textil Druckerei`.split(/\s+/)

export const LEGAL_FORMS = ['GmbH', 'AG', 'KG', 'OG', 'e.U.', 'GmbH & Co KG', 'UG (haftungsbeschränkt)'] as const
