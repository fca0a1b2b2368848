/**
 * Dutch: typed => how certain => words searched => dose => what is asked, or not said.
 * @matrix
 */
export const nl = `
magnesium 2 capsules 's avonds => Certain => magnesium => 2 capsule; Evening =>
magnesium 2 caps voor het slapengaan => Certain => magnesium => 2 capsule; BedTime =>
magnesium 1 tablet 's ochtends bij het ontbijt => Certain => magnesium => 1 tablet; Morning; WithFood =>
magnesium 400 mg 1 tablet voor de nacht => Certain => magnesium 400 mg => 1 tablet; BedTime =>
magnesium 2x per dag 1 tablet => Certain => magnesium => 1 tablet; TwoTimesPerDay =>
magnesium 2 x daags 1 tablet => Certain => magnesium => 1 tablet; TwoTimesPerDay =>
magnesium 2dd1 => Certain => magnesium => 1 unit; TwoTimesPerDay =>
magnesium 2 dd 1 tablet => Certain => magnesium => 1 tablet; TwoTimesPerDay =>
magnesium 3dd2 bij de maaltijd => Certain => magnesium => 2 unit; ThreeTimesPerDay; WithFood =>
magnesium tweemaal daags 1 capsule => Certain => magnesium => 1 capsule; TwoTimesPerDay =>
magnesium 3 keer per dag => Certain => magnesium => ThreeTimesPerDay =>
magnesium 2 maal per dag 1 tablet => Certain => magnesium => 1 tablet; TwoTimesPerDay =>
magnesium 2 tabletten per dag => Ambiguous => magnesium => 2 tablet => 2 tabletten per dag? 2 tablet; OneTimePerDay | 1 tablet; TwoTimesPerDay
magnesium 1 tablet per dag => Certain => magnesium => 1 tablet; OneTimePerDay =>
magnesium 1 tablet dagelijks => Certain => magnesium => 1 tablet; OneTimePerDay =>
magnesium een capsule per dag => Certain => magnesium => 1 capsule; OneTimePerDay =>
magnesium een halve tablet 's avonds => Certain => magnesium => 0.5 tablet; Evening =>
magnesium anderhalve tablet 's avonds => Certain => magnesium => 1.5 tablet; Evening =>
magnesium 1½ tablet 's avonds => Certain => magnesium => 1.5 tablet; Evening =>
magnesium 1,5 tablet 's avonds => Certain => magnesium => 1.5 tablet; Evening =>
magnesium 1 tot 2 tabletten 's avonds => Ambiguous => magnesium => Evening => 1 tot 2 tabletten? 1 tablet | 2 tablet
magnesium 1 of 2 tabletten 's avonds => Ambiguous => magnesium => Evening => 1 of 2 tabletten? 1 tablet | 2 tablet
magnesium 2 avond => Ambiguous => magnesium => Evening => 2? 2 unit | "2"
magnesium 2 stuks avond => Certain => magnesium => 2 unit; Evening =>
magnesium tabletten => Name => magnesium tabletten =>  =>
vitamine d 1000 ie 1 druppel 's ochtends => Certain => vitamine d 1000 ie => 1 drop; Morning =>
vitamine d3 75 mcg 1 softgel per week => Certain => vitamine d3 75 mcg => 1 softgel; 1 on 6 off =>
vitamine d 2x per week => NotSaid => vitamine d =>  => 2 x per week
vitamine c 1000 mg 1 tablet bij het eten => Certain => vitamine c 1000 mg => 1 tablet; WithFood =>
vitamine c 1 g => Name => vitamine c 1 g =>  =>
vitamine b 12 1 zuigtablet per dag => Certain => vitamine b 12 => 1 lozenge; OneTimePerDay =>
vitamine b12 1 zuigtablet per dag 3 maanden => Certain => vitamine b12 => 1 lozenge; OneTimePerDay; For3Month =>
zink 15 mg 1 tablet op een lege maag => Certain => zink 15 mg => 1 tablet; OnAnEmptyStomach =>
zink 1 tablet nuchter => Certain => zink => 1 tablet; OnAnEmptyStomach =>
zink 1 tablet niet nuchter => NotSaid => zink => 1 tablet => niet nuchter
zink 1 tablet voor het eten => Certain => zink => 1 tablet; BeforeFood =>
zink 1 tablet na het eten => Certain => zink => 1 tablet; AfterFood =>
zink 1 tablet zonder eten => Certain => zink => 1 tablet; OnAnEmptyStomach =>
zink 1 tablet tussen de maaltijden => Certain => zink => 1 tablet; OnAnEmptyStomach =>
omega 3 2 capsules bij de lunch => Certain => omega 3 => 2 capsule; Afternoon; WithFood =>
omega 3 1 eetlepel bij het avondeten => Certain => omega 3 => 1 tablespoon; Evening; WithFood =>
zink 1 tablet avondeten => Certain => zink => 1 tablet; Evening; WithFood =>
ijzer 1 tablet na de lunch => Certain => ijzer => 1 tablet; Afternoon; AfterFood =>
magnesium 1 capsule ontbijt => Certain => magnesium => 1 capsule; Morning; WithFood =>
levertraan 1 theelepel ochtend => Certain => levertraan => 1 teaspoon; Morning =>
visolie 10 ml avond => Ambiguous => visolie => Evening => 10 ml? 10 milliliter | "10 ml"
creatine 5 gram ochtend => Ambiguous => creatine => Morning => 5 gram? 5 gram | "5 gram"
creatine 1 maatschep na de maaltijd => Certain => creatine => 1 scoop; AfterFood =>
collageen 1 zakje per dag => Certain => collageen => 1 sachet; OneTimePerDay =>
probiotica 1 capsule bij het opstaan => Certain => probiotica => 1 capsule; UponRising =>
probiotica 1 capsule om de dag => Certain => probiotica => 1 capsule; 1 on 1 off =>
probiotica 1 capsule om de 3 dagen => Certain => probiotica => 1 capsule; 1 on 2 off =>
probiotica 1 capsule elke 8 uur => NotSaid => probiotica => 1 capsule => elke 8 uur
probiotica 1 capsule 5 dagen op 2 dagen af => Certain => probiotica => 1 capsule; 5 on 2 off =>
melatonine 1 tablet zo nodig => Certain => melatonine => 1 tablet; AsNeeded =>
melatonine 1 tablet indien nodig voor het slapen => Certain => melatonine => 1 tablet; BedTime; AsNeeded =>
melatonine 2 verstuivingen 's nachts => Certain => melatonine => 2 spray; BedTime =>
curcuma 1 capsule 3 maanden => Certain => curcuma => 1 capsule; For3Month =>
curcuma 1 capsule 3 mnd => Certain => curcuma => 1 capsule; For3Month =>
curcuma 1 capsule gedurende 2 weken => Certain => curcuma => 1 capsule; For2Weeks =>
curcuma 1 capsule 6 weken => Certain => curcuma => 1 capsule; 42 days =>
curcuma 1 capsule 4 weken => Certain => curcuma => 1 capsule; 28 days =>
curcuma 1 capsule 10 dagen => Certain => curcuma => 1 capsule; 10 days =>
curcuma 1 capsule 2 tot 3 weken => Ambiguous => curcuma => 1 capsule => 2 tot 3 weken? For2Weeks | For3Weeks
curcuma 1 capsule doorlopend => Certain => curcuma => 1 capsule; Ongoing =>
curcuma 1 capsule tot het op is => Certain => curcuma => 1 capsule; UntilProductFinished =>
curcuma 1 capsule tot de klachten over zijn => Certain => curcuma => 1 capsule; UntilSymptomsResolve =>
curcuma 1 capsule ochtend en avond => Certain => curcuma => 1 capsule; Morning+Evening =>
curcuma 1 capsule ochtend, middag en avond => Certain => curcuma => 1 capsule; Morning+Afternoon+Evening =>
curcuma 1 capsule in de ochtend 2 capsules in de avond => NotSaid => curcuma => Morning+Evening => 1 capsule … 2 capsules
curcuma 1 capsule een week daarna 2 capsules => NotSaid => curcuma => For1Week => daarna && 1 capsule … 2 capsules
curcuma 1-0-1 bij de maaltijd => Certain => curcuma => 1 unit; Morning+Evening; WithFood =>
neem 1 capsule curcuma bij de maaltijd => Certain => curcuma => 1 capsule; WithFood =>
's ochtends 1 capsule curcuma => Certain => curcuma => 1 capsule; Morning =>
avond curcuma 1 capsule => Ambiguous => curcuma => 1 capsule => avond? Evening | "avond"
st. janskruid 3x daags 1 tablet => Certain => st. janskruid => 1 tablet; ThreeTimesPerDay =>
q10 1 softgel met eten 6 maanden => Certain => q10 => 1 softgel; WithFood; For6Month =>
ashwagandha 1 pipet ochtend => Certain => ashwagandha => 1 dropper; Morning =>
ashwagandha 2 gummies => Certain => ashwagandha => 2 gummy =>
1 capsule 's ochtends en 2 's avonds => NotSaid =>  => Morning+Evening => 1 capsule … 2
magnesium 1 capsule 's ochtends en een 's avonds => Certain => magnesium => 1 capsule; Morning+Evening =>
magnesium ochtend 1 avond 2 => NotSaid => magnesium => Morning+Evening => 1 … 2
magnesium 2x ochtend 1x avond => NotSaid => magnesium => Morning+Evening => 2 x … 1 x
zink 2 capsules 's ochtends of 's avonds => Ambiguous => zink => 2 capsule => 's ochtends of 's avonds? Morning | Evening
zink 2 capsules 's ochtends, 's middags of 's avonds => Ambiguous => zink => 2 capsule => 's ochtends, 's middags of 's avonds? Morning | Afternoon | Evening
zink 2 capsules ochtend of avond => Ambiguous => zink => 2 capsule => ochtend of avond? Morning | Evening
zink 1 tablet voor of na het eten => NotSaid => zink => 1 tablet => voor of na het eten
theanine 2 capsules 's avonds behalve op zondag => NotSaid => theanine => 2 capsule; Evening => behalve op zondag
zink tot 2 tabletten 's avonds => NotSaid => zink => Evening => tot 2 tabletten
zink maximaal 2 tabletten per dag => NotSaid => zink => OneTimePerDay => maximaal 2 tabletten
zink minstens 2 tabletten 's avonds => NotSaid => zink => Evening => minstens 2 tabletten
zink afwisselend 1 en 2 capsules => NotSaid => zink =>  => afwisselend && 1 … 2 capsules
ijzer 1 tablet elk uur => NotSaid => ijzer => 1 tablet => elk uur
ijzer 1 tablet q12h => NotSaid => ijzer => 1 tablet => q12h
ijzer 1 tablet week 1-2 => NotSaid => ijzer => 1 tablet => week 1-2
jodium 1 druppel per 10 kg => NotSaid => jodium => 1 drop => per 10 kg
omega 3-6-9 2 capsules ochtend => Certain => omega 3-6-9 => 2 capsule; Morning =>
5-htp 100 mg 1 capsule 's avonds => Certain => 5-htp 100 mg => 1 capsule; Evening =>
d3 2000 1 druppel 's ochtends => Certain => d3 2000 => 1 drop; Morning =>
vitamine b12 1000 1 tablet 's ochtends => Certain => vitamine b12 1000 => 1 tablet; Morning =>
zink ,5 tablet => NotSaid => zink => => ,5 tablet
zink 2 halve tabletten => Ambiguous => zink =>  => 2 halve tabletten? 1 tablet | 2.5 tablet
zink de helft van een tablet => Certain => zink => 0.5 tablet =>
zink half van de tablet => Certain => zink => 0.5 tablet =>
zink half of een tablet => Ambiguous => zink =>  => half of een tablet? 0.5 tablet | 1 tablet
zink een halfje 's avonds => Ambiguous => zink => Evening => een halfje? 0.5 unit | "een halfje"
zink anderhalf tablet => Certain => zink => 1.5 tablet =>
zink tweeënhalve tablet => Certain => zink => 2.5 tablet =>
zink een tablet en een half => Certain => zink => 1.5 tablet =>
zink driekwart tablet => Certain => zink => 0.75 tablet =>
zink een kwart tablet => Certain => zink => 0.25 tablet =>
zink vijfentwintig druppels => Certain => zink => 25 drop =>
zink een paar druppels => NotSaid => zink =>  => een paar druppels
zink 1.1/2 tablet => NotSaid => zink =>  => 1.1/2 tablet
zink 15 mg 2 halve tabletten => Ambiguous => zink 15 mg =>  => 2 halve tabletten? 1 tablet | 2.5 tablet
zink 15 mg de helft van een tablet => Certain => zink 15 mg => 0.5 tablet =>
zink 15 mg een kwart van een tablet => Certain => zink 15 mg => 0.25 tablet =>
zink 15 mg anderhalf tablet => Certain => zink 15 mg => 1.5 tablet =>
zink 15 mg een halfje 's ochtends => Ambiguous => zink 15 mg => Morning => een halfje? 0.5 unit | "een halfje"
zink 60 caps 1 per dag => Ambiguous => zink =>  => 60 caps … 1 per dag? 1 capsule; OneTimePerDay | 60 capsule; OneTimePerDay
zink 60 capsules, 2 per dag => Ambiguous => zink =>  => 60 capsules, … 2 per dag? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay | 60 capsule; TwoTimesPerDay
zink 60 tabletten 1 tablet per dag => NotSaid => zink => OneTimePerDay => 60 tabletten … 1 tablet
zink 1 per dag 's avonds => Certain => zink => 1 unit; Evening =>
zink 60 caps 1 per dag 's avonds => NotSaid => zink => Evening => 60 caps … 1 per dag
magnesium 2 caps 's avonds voor het slapen => Ambiguous => magnesium => 2 capsule => 's avonds voor het slapen? Evening | BedTime | Evening+BedTime
magnesium 2 caps 's avonds en voor het slapen => Certain => magnesium => 2 capsule; Evening+BedTime =>
zink 1 capsule 's ochtends bij het opstaan => Ambiguous => zink => 1 capsule => 's ochtends bij het opstaan? UponRising | Morning | UponRising+Morning
zink 1 capsule 's ochtends of 's avonds voor het slapen => Ambiguous => zink => 1 capsule => 's ochtends of 's avonds voor het slapen? Morning | Evening | Morning+BedTime | BedTime | Evening+BedTime
zink 1 capsule 's middags en in de middag => Ambiguous => zink => 1 capsule => 's middags en in de middag? Afternoon | TwoTimesPerDay
zink 1 capsule 5 dagen per week => Certain => zink => 1 capsule; 5 on 2 off =>
zink 1 capsule 5 dagen in de week => Certain => zink => 1 capsule; 5 on 2 off =>
zink 1 capsule per dag voor een week => Certain => zink => 1 capsule; OneTimePerDay; For1Week =>
zink 1 capsule om de avond => Certain => zink => 1 capsule; Evening; 1 on 1 off =>
zink 1 capsule om de ochtend => Certain => zink => 1 capsule; Morning; 1 on 1 off =>
zink 1 capsule om de week => NotSaid => zink => 1 capsule => om de week
zink 1 capsule om de 2-3 dagen => Ambiguous => zink => 1 capsule => om de 2-3 dagen? 1 on 1 off | 1 on 2 off
zink 1 tot 2 keer per week => NotSaid => zink =>  => 1 tot 2 keer per week
zink 2 x 3 per dag => Ambiguous => zink =>  => 2 x 3 per dag? 3 unit; TwoTimesPerDay | 2 unit; ThreeTimesPerDay
zink 2dd3 per dag => Certain => zink => 3 unit; TwoTimesPerDay =>
omega 3 1 dessertlepel per dag => NotSaid => omega 3 => OneTimePerDay => 1 dessertlepel
silicium 2 dopjes 's ochtends => NotSaid => silicium => Morning => 2 dopjes
zink 1 schepje 's ochtends => Certain => zink => 1 scoop; Morning =>
zink 1 maatschepje savonds => Certain => zink => 1 scoop; Evening =>
zink 1 capsule na ontbijt => Certain => zink => 1 capsule; Morning; AfterFood =>
zink 1 capsule voor slapen gaan => Certain => zink => 1 capsule; BedTime =>
zink 1 capsule per dag half jaar => Certain => zink => 1 capsule; OneTimePerDay; For6Month =>
zink 1 capsule voor het diner => Certain => zink => 1 capsule; Evening; BeforeFood =>
zink 1 capsule voor diner => Certain => zink => 1 capsule; Evening; BeforeFood =>
zink 1 capsule voor ontbijt => Certain => zink => 1 capsule; Morning; BeforeFood =>
zink 1 capsule voor lunch => Certain => zink => 1 capsule; Afternoon; BeforeFood =>
zink 1 capsule voor avondeten => Certain => zink => 1 capsule; Evening; BeforeFood =>
zink 1 capsule voor of bij het ontbijt => NotSaid => zink => 1 capsule; Morning; WithFood => voor of bij het ontbijt
zink 1 capsule bij of na het ontbijt => NotSaid => zink => 1 capsule; Morning; AfterFood => of na het ontbijt
zink een 's avonds => Ambiguous => zink => Evening => een? 1 unit | "een"
zink eentje 's avonds => Ambiguous => zink => Evening => eentje? 1 unit | "eentje"
zink 4 caps in 2 keer => Ambiguous => zink =>  => 4 caps in 2 keer? 2 capsule; TwoTimesPerDay | 4 capsule; TwoTimesPerDay
zink 4 caps per dag in 2 keer => Certain => zink => 2 capsule; TwoTimesPerDay =>
zink 1 tabl per 2 dagen => Certain => zink => 1 tablet; 1 on 1 off =>
zink 1 tabl per 3 dagen => Certain => zink => 1 tablet; 1 on 2 off =>
zink 2 tabl per 3 dagen => NotSaid => zink => 2 tablet => per 3 dagen
zink 1 capsule om en om => NotSaid => zink => 1 capsule => om en om
zink 1 capsule elke avond => Certain => zink => 1 capsule; Evening =>
zink 1 capsule op de nuchtere maag => Certain => zink => 1 capsule; OnAnEmptyStomach =>
zink 1 capsule op nuchtere maag => Certain => zink => 1 capsule; OnAnEmptyStomach =>
zink 1 capsule iedere dag => Certain => zink => 1 capsule; OneTimePerDay =>
zink 1 capsule iedere ochtend => Certain => zink => 1 capsule; Morning =>
zink 1 capsule bij maaltijd => Certain => zink => 1 capsule; WithFood =>
zink 1 capsule met maaltijd => Certain => zink => 1 capsule; WithFood =>
zink 1 capsule p/d => Certain => zink => 1 capsule; OneTimePerDay =>
zink 2-0-2 caps => Certain => zink => 2 capsule; Morning+Evening =>
zink 1 capsule ged. 3 maanden => Certain => zink => 1 capsule; For3Month =>
zink over 2 weken 1 capsule => NotSaid => zink => 1 capsule => over 2 weken
multi vanaf 1 jaar 1 zuigtablet => NotSaid => multi => 1 lozenge => vanaf 1 jaar
zink zonodig 1 capsule => Certain => zink => 1 capsule; AsNeeded =>
boron 1 capsule per dag, 1 capsule avond => NotSaid => boron => Evening => 1 capsule … 1 capsule
boron 1 capsule 's ochtends dagelijks, 1 capsule 's avonds 5 dagen per week => NotSaid => boron => 1 capsule; Morning+Evening; 5 on 2 off => 1 capsule … 's ochtends … dagelijks, … 1 capsule … 's avonds … 5 dagen per week
boron 1 capsule ochtend, zo nodig 1 capsule avond => NotSaid => boron => 1 capsule; Morning+Evening; AsNeeded => zo nodig
boron 1 capsule 21 dagen, 7 dagen rust, 21 dagen => NotSaid => boron => 1 capsule; For3Weeks; 21 on 7 off => 21 dagen, 7 dagen rust, … 21 dagen
boron 1 capsule bij de hoofdmaaltijden => Ambiguous => boron => 1 capsule => bij de hoofdmaaltijden? ThreeTimesPerDay; WithFood | TwoTimesPerDay; WithFood
boor 1 capsule zo nodig 's ochtends, dagelijks 's avonds => NotSaid => boor => 1 capsule; Morning+Evening; AsNeeded => 1 capsule … zo nodig … 's ochtends, … dagelijks … 's avonds
boor 1 capsule nuchter 's ochtends, 's avonds => NotSaid => boor => 1 capsule; Morning+Evening; OnAnEmptyStomach => nuchter
zink 1 tablet met voedsel => Certain => zink => 1 tablet; WithFood =>
zink bij griep 1 zuigtablet => NotSaid => zink => 1 lozenge => bij griep
maca 2/1 capsules ochtend/avond => NotSaid => maca => Morning+Evening => 2/1 capsules
maca 1 capsule avond / 30 dagen => NotSaid => maca => 1 capsule; Evening => / 30 dagen
maca tweemaal per dag 2 capsules => Certain => maca => 2 capsule; TwoTimesPerDay =>
maca 2 dd capsules ochtend en avond => Certain => maca capsules => Morning+Evening =>
maca 3dd caps => Certain => maca caps => ThreeTimesPerDay =>
maca 2 keer capsules ochtend en avond => NotSaid => maca => Morning+Evening => 2 keer capsules
ijzer 1 capsule ochtend en avond bij het avondeten => NotSaid => ijzer => 1 capsule; Morning+Evening; WithFood => bij het avondeten
maca tweecapsules ochtend => Certain => maca => 2 capsule; Morning =>
zink om de- 2 dagen 1 capsule => Certain => zink => 1 capsule; 1 on 1 off =>
zink 2dd1 10 dgn => Certain => zink => 1 unit; TwoTimesPerDay; 10 days =>
zink 1dd1 per dag => Certain => zink => 1 unit; OneTimePerDay =>
zink 1 capsule 3x per week => Certain => zink => 1 capsule; 3 on 4 off =>
zink 1 capsule tweemaal per week => Certain => zink => 1 capsule; 2 on 5 off =>
melatonine 1 tablet 30 minuten voor het slapengaan => Ambiguous => melatonine => 1 tablet => 30 minuten voor het slapengaan? BedTime
berberine 1 capsule voor elke maaltijd => Ambiguous => berberine => 1 capsule => voor elke maaltijd? ThreeTimesPerDay; BeforeFood | TwoTimesPerDay; BeforeFood
berberine 1 capsule 3x daags na iedere maaltijd => Certain => berberine => 1 capsule; ThreeTimesPerDay; AfterFood =>
zink 1x1 week => NotSaid => zink =>  => 1x1 week
zink 2dd2 weken => NotSaid => zink =>  => 2dd2 weken
zink 2 plantaardige capsules ochtend => Certain => zink => 2 capsule; Morning =>
zink 2 gelatinecapsules ochtend => Certain => zink => 2 capsule; Morning =>
zink 2 vegacaps ochtend => Certain => zink => 2 capsule; Morning =>
zink 2 kauwtabletten ochtend => Certain => zink => 2 tablet; Morning =>
2 magnesiumcapsules 's avonds => Certain => magnesium => 2 capsule; Evening =>
zink 1 capsule bij de hoofdmaaltijd => Certain => zink => 1 capsule; WithFood =>
zink 1 capsule bij een hoofdmaaltijd => Certain => zink => 1 capsule; WithFood =>
zink 2 caps vdn => Certain => zink => 2 capsule; BedTime =>
zink 2 caps a.n. => Certain => zink a.n. => 2 capsule =>
zink 2 caps z.n. => Certain => zink z.n. => 2 capsule =>
zink 1 caps 1x dgs => Certain => zink => 1 capsule; OneTimePerDay =>
zink 1 caps 2 dgs => Ambiguous => zink =>  => 1 caps … 2 dgs? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
zink 1 caps 2x p.d. => Certain => zink => 1 capsule; TwoTimesPerDay =>
zink 1 caps pd => Certain => zink => 1 capsule; OneTimePerDay =>
zink 1 caps 3x pw => Certain => zink => 1 capsule; 3 on 4 off =>
zink 1 caps p.w. => Certain => zink => 1 capsule; 1 on 6 off =>
zink 1 capsule in de namiddag => Certain => zink => 1 capsule; Afternoon =>
zink 1 capsule 's namiddags => Certain => zink => 1 capsule; Afternoon =>
zink 1 capsule in de voormiddag => Certain => zink => 1 capsule; Morning =>
zink 3 capsules verdeeld over de dag => NotSaid => zink over de dag => 3 capsule => verdeeld
zink 1 caps 2x dag => Certain => zink => 1 capsule; TwoTimesPerDay =>
zink x 2 's avonds => Certain => zink => 2 unit; Evening =>
zink 1 caps x 2 dag => NotSaid => zink => 1 capsule => x 2 dag
zink 1 caps 10 dag => Certain => zink => 1 capsule; 10 days =>
maca 2 caps elke 2 dagen => Certain => maca => 2 capsule; 1 on 1 off =>
1x zink 30 mg per dag => Ambiguous => zink 30 mg =>  => 1 x … per dag? 1 unit; OneTimePerDay | OneTimePerDay
2x zink 30 mg per dag => Ambiguous => zink 30 mg =>  => 2 x … per dag? 2 unit; OneTimePerDay | TwoTimesPerDay
2x magnesium capsules 's avonds => Certain => magnesium capsules => 2 capsule; Evening =>
B12 1 tablet onder de tong 's ochtends => Certain => B12 => 1 tablet; Morning =>
B12 1 tablet sublinguaal 's ochtends => Certain => B12 => 1 tablet; Morning =>
ijzer 1 caps 30 min voor het ontbijt => Ambiguous => ijzer => 1 capsule => 30 min voor het ontbijt? Morning; BeforeFood
ijzer 1 capsule a het ontbijt => NotSaid => ijzer => 1 capsule; Morning; WithFood => a het ontbijt
ijzer 1 capsule 9) dagen => NotSaid => ijzer 9 => 1 capsule => ) dagen
ijzer 1 capsule tussen de maaltijden door => Certain => ijzer => 1 capsule; OnAnEmptyStomach =>
ijzer 1 capsule tussen de maaltijden en savonds => NotSaid => ijzer => 1 capsule; Evening; OnAnEmptyStomach => en savonds
zink 1 capsule tijdens eten => Certain => zink => 1 capsule; WithFood =>
rhodiola 1 capsule 3 weken op 1 week af => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 capsule 3 weken, 1 week pauze => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 capsule 3 weken wel 1 week niet => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 capsule 3 weken wel, 1 week niet, savonds => Certain => rhodiola => 1 capsule; Evening; 21 on 7 off =>
rhodiola 1 capsule 3 weken wel 1 week niet nuchter => NotSaid => rhodiola wel => 1 capsule => niet nuchter
rhodiola 1 capsule 3 weken op 4 => NotSaid => rhodiola 4 => 1 capsule; For3Weeks => op 4
vitamine d3 4000 ie 1 softgel bij een vetrijke maaltijd => Ambiguous => vitamine d3 4000 ie => 1 softgel => bij een vetrijke maaltijd? WithFood
vitamine d3 4000 ie 1 softgel 2x daags met wat vet => Ambiguous => vitamine d3 4000 ie => 1 softgel; TwoTimesPerDay => met wat vet? WithFood
vitamine d3 4000 ie 1 softgel bij ontbijt met vet => NotSaid => vitamine d3 4000 ie => 1 softgel; Morning => bij ontbijt … met vet
zink 15 mg 1 tablet voor ontbijt en avondeten => Certain => zink 15 mg => 1 tablet; Morning+Evening; BeforeFood =>
zink 15 mg 1 tablet na het ontbijt en het avondeten => Certain => zink 15 mg => 1 tablet; Morning+Evening; AfterFood =>
zink 15 mg 1 tablet voor ontbijt en bij avondeten => NotSaid => zink 15 mg => 1 tablet; Morning+Evening => voor ontbijt … bij avondeten
zink 15 mg 1 tablet per dag, duur 3 maanden => Certain => zink 15 mg => 1 tablet; OneTimePerDay; For3Month =>
zink 15 mg, dosering: 1 tablet, wanneer: 's avonds => Certain => zink 15 mg => 1 tablet; Evening =>
zink 15 mg 1 tablet, duur: 's avonds => Certain => zink 15 mg duur => 1 tablet; Evening =>
vanaf week 3: ijzer 1 capsule => NotSaid => ijzer => 1 capsule => vanaf week 3:
vanaf de 2de maand ook ijzer 1 capsule => NotSaid => ijzer => 1 capsule => vanaf de 2de maand ook
Start : zink 15 mg 1 tablet => NotSaid => zink 15 mg => 1 tablet => Start :
start zink 15 mg 1 tablet => Certain => start zink 15 mg => 1 tablet =>
vanaf ijzer 1 capsule => Certain => vanaf ijzer => 1 capsule =>
bij slapen 5-HTP 100 mg 1 caps => Certain => 5-HTP 100 mg => 1 capsule; BedTime =>
Bij slapen - 5-HTP 100 mg 1 caps => Certain => 5-HTP 100 mg => 1 capsule; BedTime =>
5-HTP 100 mg 1 caps bij het slapen => Certain => 5-HTP 100 mg => 1 capsule; BedTime =>
Slapen: 5-HTP 100 mg 1 capsule => Ambiguous => 5-HTP 100 mg => 1 capsule => Slapen:? BedTime | "Slapen:"
Slapen: 5-HTP 100 mg 1 capsule 2x per dag => Certain => Slapen: 5-HTP 100 mg => 1 capsule; TwoTimesPerDay =>
Avond: Magnesium citraat 2 capsules => Certain => Magnesium citraat => 2 capsule; Evening =>
Middag: Magnesium citraat 2 capsules => Certain => Magnesium citraat => 2 capsule; Afternoon =>
Nacht: Magnesium citraat 2 capsules => Certain => Magnesium citraat => 2 capsule; BedTime =>
avond Magnesium citraat 2 capsules => Ambiguous => Magnesium citraat => 2 capsule => avond? Evening | "avond"
zink 1 caps 3 weken op 1 week af 3 keer => NotSaid => zink => 1 capsule; ThreeTimesPerDay; 21 on 7 off => 3 weken op 1 week af … 3 keer
zink 1 caps tussendoor => Certain => zink => 1 capsule; OnAnEmptyStomach =>
rhodiola 1 caps 3 weken gebruiken 1 week stoppen => Certain => rhodiola => 1 capsule; 21 on 7 off =>
1 zink bij het ontbijt => Ambiguous => zink => Morning; WithFood => 1? 1 unit | "1"
`
