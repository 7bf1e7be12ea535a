/**
 * The text by which fonts are compared: it has the frequencies of letters, spaces, capitals and
 * their neighbours.
 */

/** Running text of articles. */
export const TEXTS = [
  'Even na vieren in de ochtend kwamen de onderhandelaars naar buiten. De dijkgraaf sprak van een',
  '„evenwichtig pakket”, de drie wethouders naast haar knikten vermoeid. Wat precies is afgesproken,',
  'staat in een document van 34 pagina’s dat maandag naar de gemeenteraden gaat. De kern past op één',
  'bladzijde. Tussen Oosterwaarde en Lindwijk schuift de rivierdijk over een lengte van elf kilometer',
  'landinwaarts. In de strook die vrijkomt mag het water vanaf 2031 komen en gaan. Er staan nu 340',
  'huizen, zestien boerderijen, twee kerken en een voetbalkantine. Wie in de strook woont, krijgt drie',
  'mogelijkheden. Verkopen aan het waterschap, tegen de waarde van voor de plannen en tien procent',
  'erbovenop. Verhuizen naar een van de twee terpen die worden opgespoten. Of blijven, in een huis dat',
  'op kosten van het waterschap op palen wordt gezet. „Mijn man wil omhoog, ik wil weg”, zegt Annet',
  'Verbeek (61), die in de Kerkstraat van Oosterwaarde een fietsenwinkel heeft. „Wij praten nu elke',
  'avond over een besluit dat we in twintig jaar huwelijk nooit hebben hoeven nemen.” Het akkoord is',
  'het eerste waarin een waterschap niet onteigent maar onderhandelt met een heel dorp tegelijk. Elk',
  'van de negen dorpen koos drie bewoners die mee aan tafel zaten, met een eigen adviseur en een eigen',
  'stem. Vijf keer liepen zij weg. Vier keer, zeggen betrokkenen, was dat terecht. De oppositie in twee',
  'gemeenteraden noemt het plan „een rekening zonder dekking”. Van de geschatte 410 miljoen euro is',
  'iets meer dan de helft toegezegd. Over de rest wordt volgend voorjaar beslist, na de verkiezingen',
  'voor de waterschappen. Hydrologen die de onderhandelingen volgden zijn milder. De nieuwe bedding',
  'verlaagt de waterstand bij een extreme afvoer met 23 centimeter. Dat lijkt weinig, zegt een van hen,',
  '„maar het is het verschil tussen zandzakken en slapen”. In Oosterwaarde hangt sinds de ochtend een',
  'laken aan de brug: ‘Wij gaan niet weg, wij gaan omhoog.’ Verbeek heeft het gezien. Ze heeft nog tot',
  '1 juli. Neem een abonnementAl abonnee? Log in Aan het einde van de Noorderpier staat een gebouw ter',
  'grootte van een kathedraal. Binnen is het schoon, stil en leeg. Het is een opslag voor ammoniak, een',
  'brandstof waarvoor wereldwijd negentien schepen bestaan. Geen daarvan is hier ooit geweest. De haven',
  'bouwde op hoop. Over negen jaar mogen zeeschepen in Europa nog maar de helft uitstoten van wat ze nu',
  'doen. Een schip vaart vijfentwintig jaar, dus wie nu bestelt, bestelt voor die regels. Maar de',
  'werven krijgen vooral aanvragen voor schepen die op twee brandstoffen kunnen varen. Dat is',
  'verzekeren, geen kiezen. Rederijen zeggen dat ze niet bestellen omdat er te weinig havens zijn.',
  'Havens zeggen dat ze niet bouwen omdat er te weinig schepen zijn. Banken zeggen niets en rekenen een',
  'hogere rente. Er is een uitweg, en die is klein. Sleepboten, veerponten en baggerschepen varen',
  'altijd naar dezelfde kade terug. Wie die ombouwt, heeft morgen een klant voor de brandstof van',
  'overmorgen. Dertig van de 112 havenvaartuigen zijn nu elektrisch. Zo groeit de haven van onderaf. De',
  'kathedraal blijft leeg, maar de schoonmaker komt elke vrijdag. „Je weet nooit”, zegt hij, „wanneer',
  'de mis begint.” Het ruikt in groep zeven naar krentenbrood. Dat komt doordat de muur tussen het',
  'lokaal en de oven maar één steen dik is. „Om tien uur zijn de bolletjes klaar”, zegt Jilles (10).',
  '„Dan kan niemand meer rekenen.” Twee jaar geleden kreeg basisschool De Wilg de brief die elke',
  'dorpsschool vreest. Onder de 23 leerlingen stopt het geld, en hier zaten er zeventien. De leerlingen',
  'zouden voortaan met een busje naar een school twaalf kilometer verderop gaan. Op de avond dat het',
  'bestuur dat kwam uitleggen, stond bakker Tjeerd Wiersma op. Hij had een ruimte over. Of dat hielp,',
  'wist hij ook niet. „Maar ik bak elke ochtend voor die kinderen. Als ze weg zijn, bak ik voor de',
  'meeuwen.” Het gebouw was namelijk het duurste deel. Zonder verwarming, dak en gymzaal kon de school',
  'met de helft toe. Rekenen bij de bakker, gym op het erf van de loonwerker, muziek in de kerk en op',
  'vrijdag les in het gemaal, van een gepensioneerde ingenieur. De inspectie kwam drie keer kijken. Het',
  'eerste rapport was bezorgd, het tweede nieuwsgierig. In het derde staat een z',
].join(' ');

/** The headlines of a front page. */
export const HEADLINES = [
  'Luisteren en kijken Service Voor makers Negen rivierdorpen maken plaats voor het hoge water Eerste',
  'najaarsstorm bereikt de kust, veerdiensten liggen stil De stille opmars van de warmtepomp Laatste',
  'nieuws Meest gelezen Het eiland dat zijn stroom weggeeft Een orkest zonder dirigent moet leren',
  'ademen Poldermarathon: nog drie lopers voorop, met vijf kilometer te gaan Studenten vinden een ster die knippert',
  'als een vuurtoren In het kort Vandaag Waarom de trein steeds vaker te laat is De haven wacht op',
  'schepen zonder diesel Nu in het liveblog Windstoot van 121 kilometer per uur gemeten Brug bij',
  'Veenbrug dicht voor vrachtverkeer „Blijf van het strand, ook voor een foto” Opinie Geef de stilte',
  'een plek in de stad Een huurhuis is geen wachtkamer Wie schrijft de streekkrant van morgen? Nu live',
  'Hoogwater bij Oosterwaarde, vanaf de pont Podcasts Elf uur onderhandelen over elf kilometer dijk De',
  'bakker en de krant Het gemaal dat niemand hoort Waarom de trein op niets wacht Een paard aan boord',
  'De school die bleef Zand dat terugkomt De laatste pont Zes uur zonder water Parade in de regen',
  'Verhalen om doorheen te scrollen Elf dagen water Honderd kilometer wind tegen Binnenland Buitenland',
  'De nachttrein keert terug, maar wie betaalt het spoor? Economie Cultuur Roman over een',
  'vuurtorenwachter laat de lezer heerlijk dwalen Wetenschap Mos op het dak drinkt de halve regenbui op',
  'Sport Drie nachten vorst, en een dorp dat niet slaapt De vogels die de klok verzetten Om rustig te',
  'lezen Quiz: hoe goed ken je het water om je heen? Test: wat voor lezer ben je? Hoe een dorp zijn',
  'school redde Herders volgen voortaan de satelliet naar het gras In het depot wacht de helft van de',
  'kunst op een naam Gemeenten tellen voortaan elke boom, ook die achter de schutting Uit het archief',
  'Zo komt uw huis warm de winter door Werken bij de krant Redacteur klimaat en water Datajournalist',
  'Front-end-ontwikkelaar Eindredacteur nacht Fotoredacteur Operator drukkerij Log in om verder te gaan',
  'Secties Van de krant Om te bewaren',
].join(' ');

/** Words of the interface. */
export const LABELS = [
  'Voorpagina Binnenland Buitenland Economie Cultuur Wetenschap Sport Opinie Inloggen Digitale krant',
  'Laatste nieuws Meest gelezen Delen Opslaan in leeslijst Onderwerpen Volg Lees meer Luister In dit',
  'artikel Naar boven Reacties Uit het archief Neem een abonnement Verder lezen',
].join(' ');
