/**
 * French: typed => how certain => words searched => dose => what is asked, or not said.
 * @matrix
 */
export const fr = `
magnésium 2 gélules au coucher => Certain => magnésium => 2 capsule; BedTime =>
magnésium 2 gélules le soir pendant 3 mois => Certain => magnésium => 2 capsule; Evening; For3Month =>
magnésium 2 gélules le matin et le soir => Certain => magnésium => 2 capsule; Morning+Evening =>
magnésium 1 comprimé 3 fois par jour => Certain => magnésium => 1 tablet; ThreeTimesPerDay =>
magnésium 1 cp 2x/j => Certain => magnésium => 1 tablet; TwoTimesPerDay =>
magnésium 2x/jour 1 gélule => Certain => magnésium => 1 capsule; TwoTimesPerDay =>
magnésium 2 fois par jour => Certain => magnésium => TwoTimesPerDay =>
magnésium deux fois par jour 1 gélule => Certain => magnésium => 1 capsule; TwoTimesPerDay =>
magnésium 1 gélule une fois par jour => Certain => magnésium => 1 capsule; OneTimePerDay =>
magnésium 2 gélules par jour => Ambiguous => magnésium => 2 capsule => 2 gélules par jour? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
magnésium 1 gélule par jour => Certain => magnésium => 1 capsule; OneTimePerDay =>
magnésium 1 gélule matin, midi et soir => Certain => magnésium => 1 capsule; Morning+Afternoon+Evening =>
magnésium 1 gélule matin midi soir pendant le repas => Certain => magnésium => 1 capsule; Morning+Afternoon+Evening; WithFood =>
magnésium 1 gélule matin 2 gélules soir => NotSaid => magnésium => Morning+Evening => 1 gélule … 2 gélules
magnésium 1 à 2 gélules le soir => Ambiguous => magnésium => Evening => 1 à 2 gélules? 1 capsule | 2 capsule
magnésium 1 ou 2 gélules le soir => Ambiguous => magnésium => Evening => 1 ou 2 gélules? 1 capsule | 2 capsule
magnésium 1,5 comprimé le soir => Certain => magnésium => 1.5 tablet; Evening =>
magnésium 1/2 comprimé le soir => Certain => magnésium => 0.5 tablet; Evening =>
magnésium un demi comprimé le soir => Certain => magnésium => 0.5 tablet; Evening =>
magnésium une gélule l'après-midi => Certain => magnésium => 1 capsule; Afternoon =>
magnésium 2 soir => Ambiguous => magnésium => Evening => 2? 2 unit | "2"
magnésium 2 unités soir => Certain => magnésium => 2 unit; Evening =>
magnésium 300 mg 1 gélule au dîner => Certain => magnésium 300 mg => 1 capsule; Evening; WithFood =>
magnésium 1 gélule dîner => Certain => magnésium => 1 capsule; Evening; WithFood =>
fer 1 comprimé avant le déjeuner => Certain => fer => 1 tablet; Afternoon; BeforeFood =>
zinc 1 gélule petit-déjeuner => Certain => zinc => 1 capsule; Morning; WithFood =>
magnésium gélules => Name => magnésium gélules =>  =>
vitamine c 1000 mg 1 comprimé au petit-déjeuner => Certain => vitamine c 1000 mg => 1 tablet; Morning; WithFood =>
vitamine d 1000 UI 5 gouttes le matin => Certain => vitamine d 1000 UI => 5 drop; Morning =>
vitamine d3 2 gouttes par jour 6 mois => Ambiguous => vitamine d3 => 2 drop; For6Month => 2 gouttes par jour? 2 drop; OneTimePerDay | 1 drop; TwoTimesPerDay
vitamine b 12 1 pastille => Certain => vitamine b 12 => 1 lozenge =>
zinc 15 mg 1 gélule à jeun => Certain => zinc 15 mg => 1 capsule; OnAnEmptyStomach =>
zinc 1 gélule avant le repas => Certain => zinc => 1 capsule; BeforeFood =>
zinc 1 gélule après le repas => Certain => zinc => 1 capsule; AfterFood =>
zinc 1 gélule avec les repas => Certain => zinc => 1 capsule; WithFood =>
zinc 1 gélule au cours du repas => Certain => zinc => 1 capsule; WithFood =>
zinc 1 gélule avant le petit-déjeuner => Certain => zinc => 1 capsule; Morning; BeforeFood =>
zinc 1 gélule sans repas => Certain => zinc => 1 capsule; OnAnEmptyStomach =>
zinc 1 gélule pas à jeun => NotSaid => zinc => 1 capsule => pas à jeun
zinc 1 gélule entre les repas => Certain => zinc => 1 capsule; OnAnEmptyStomach =>
oméga 3 2 perles au déjeuner => Certain => oméga 3 => 2 softgel; Afternoon; WithFood =>
huile de foie de morue 1 cuillère à café le matin => Certain => huile de foie de morue => 1 teaspoon; Morning =>
huile de poisson 1 cuillère à soupe au repas => Certain => huile de poisson => 1 tablespoon; WithFood =>
huile de poisson 10 ml le soir => Ambiguous => huile de poisson => Evening => 10 ml? 10 milliliter | "10 ml"
créatine 5 g le matin => Ambiguous => créatine => Morning => 5 g? 5 gram | "5 g"
créatine 1 dosette après le repas => Certain => créatine => 1 scoop; AfterFood =>
collagène 1 sachet par jour pendant 2 mois => Certain => collagène => 1 sachet; OneTimePerDay; For2Month =>
probiotique 1 gélule au réveil => Certain => probiotique => 1 capsule; UponRising =>
probiotique 1 gélule au lever à jeun => Certain => probiotique => 1 capsule; UponRising; OnAnEmptyStomach =>
probiotique 1 gélule un jour sur deux => Certain => probiotique => 1 capsule; 1 on 1 off =>
probiotique 1 gélule tous les 3 jours => Certain => probiotique => 1 capsule; 1 on 2 off =>
probiotique 1 gélule toutes les 8 heures => NotSaid => probiotique => 1 capsule => toutes les 8 heures
probiotique 1 gélule 5 jours sur 7 => Certain => probiotique => 1 capsule; 5 on 2 off =>
mélatonine 1 comprimé si besoin => Certain => mélatonine => 1 tablet; AsNeeded =>
mélatonine 1 pulvérisation avant de dormir => Certain => mélatonine => 1 spray; BedTime =>
mélatonine 1 comprimé au coucher si besoin => Certain => mélatonine => 1 tablet; BedTime; AsNeeded =>
curcuma 1 gélule 3 mois => Certain => curcuma => 1 capsule; For3Month =>
curcuma 1 gélule pendant 6 semaines => Certain => curcuma => 1 capsule; 42 days =>
curcuma 1 gélule 6 sem => Certain => curcuma => 1 capsule; 42 days =>
curcuma 1 gélule 4 semaines => Certain => curcuma => 1 capsule; 28 days =>
curcuma 1 gélule 10 jours => Certain => curcuma => 1 capsule; 10 days =>
curcuma 1 gélule 2 à 3 semaines => Ambiguous => curcuma => 1 capsule => 2 à 3 semaines? For2Weeks | For3Weeks
curcuma 1 gélule 1 semaine => Certain => curcuma => 1 capsule; For1Week =>
curcuma 1 gélule en continu => Certain => curcuma => 1 capsule; Ongoing =>
curcuma 1 gélule jusqu'à épuisement => Certain => curcuma => 1 capsule; UntilProductFinished =>
curcuma 1 gélule jusqu'à amélioration => Certain => curcuma => 1 capsule; UntilSymptomsResolve =>
curcuma 1 gélule 1 fois par semaine => Certain => curcuma => 1 capsule; 1 on 6 off =>
curcuma 1 gélule 2 fois par semaine => Certain => curcuma => 1 capsule; 2 on 5 off =>
curcuma 1 gélule une semaine puis 2 gélules => NotSaid => curcuma => For1Week => puis && 1 gélule … 2 gélules
prendre 1 gélule de curcuma le matin => Certain => curcuma => 1 capsule; Morning =>
le matin 1 gélule de curcuma => Certain => curcuma => 1 capsule; Morning =>
matin curcuma 1 gélule => Ambiguous => curcuma => 1 capsule => matin? Morning | "matin"
millepertuis 3x1 => Certain => millepertuis => 1 unit; ThreeTimesPerDay =>
q10 1 capsule molle avec un repas => Certain => q10 => 1 softgel; WithFood =>
ashwagandha 1 pipette le matin => Certain => ashwagandha => 1 dropper; Morning =>
ashwagandha 20 gouttes dans la journée => Certain => ashwagandha dans la journée => 20 drop =>
ashwagandha 2 gommes => Certain => ashwagandha => 2 gummy =>
1 gélule le matin et 2 le soir => NotSaid =>  => Morning+Evening => 1 gélule … 2
magnésium 1 gélule le matin et une le soir => Certain => magnésium => 1 capsule; Morning+Evening =>
magnésium matin 1 soir 2 => NotSaid => magnésium => Morning+Evening => 1 … 2
magnésium 2x matin 1x soir => NotSaid => magnésium => Morning+Evening => 2 x … 1 x
zinc 2 gélules le matin ou le soir => Ambiguous => zinc => 2 capsule => le matin ou le soir? Morning | Evening
zinc 2 gélules matin, midi ou soir => Ambiguous => zinc => 2 capsule => matin, midi ou soir? Morning | Afternoon | Evening
zinc 1 gélule soit le matin soit le soir => Ambiguous => zinc => 1 capsule => le matin soit le soir? Morning | Evening
zinc 1 gélule avant ou après le repas => NotSaid => zinc => 1 capsule => avant ou après le repas
théanine 2 gélules le soir sauf le dimanche => NotSaid => théanine => 2 capsule; Evening => sauf le dimanche
zinc jusqu'à 2 gélules le soir => NotSaid => zinc => Evening => jusqu'à 2 gélules
zinc au moins 2 gélules par jour => NotSaid => zinc => OneTimePerDay => au moins 2 gélules
zinc au maximum 2 gélules le soir => NotSaid => zinc => Evening => au maximum 2 gélules
zinc 1 et 2 gélules en alternance => NotSaid => zinc =>  => en alternance && 1 … 2 gélules
fer 1 comprimé toutes les heures => NotSaid => fer => 1 tablet => toutes les heures
fer 1 comprimé q12h => NotSaid => fer => 1 tablet => q12h
fer 1 comprimé semaine 1 à 2 => NotSaid => fer => 1 tablet => semaine 1 à 2
iode 1 goutte par 10 kg => NotSaid => iode => 1 drop => par 10 kg
oméga 3-6-9 2 gélules le matin => Certain => oméga 3-6-9 => 2 capsule; Morning =>
5-htp 100 mg 1 gélule le soir => Certain => 5-htp 100 mg => 1 capsule; Evening =>
d3 2000 1 goutte le matin => Certain => d3 2000 => 1 drop; Morning =>
vitamine b12 1000 1 comprimé le matin => Certain => vitamine b12 1000 => 1 tablet; Morning =>
2 gélules d'huile d'onagre => Certain => huile onagre => 2 capsule =>
zinc ,5 comprimé => NotSaid => zinc => => ,5 comprimé
zinc un demi-comprimé => Certain => zinc => 0.5 tablet =>
zinc demi-comprimé => Certain => zinc => 0.5 tablet =>
zinc 1 demi-comprimé => Certain => zinc => 0.5 tablet =>
zinc une demi-gélule le soir => Certain => zinc => 0.5 capsule; Evening =>
zinc 2 demi comprimés => Ambiguous => zinc =>  => 2 demi comprimés? 1 tablet | 2.5 tablet
zinc la moitié d'un comprimé => Certain => zinc => 0.5 tablet =>
zinc la moitié d’un comprimé le soir => Certain => zinc => 0.5 tablet; Evening =>
zinc la moitié du comprimé => Certain => zinc => 0.5 tablet =>
zinc un quart de comprimé => Certain => zinc => 0.25 tablet =>
zinc un quart de gélule => Certain => zinc => 0.25 capsule =>
zinc trois quarts d'un comprimé => Certain => zinc => 0.75 tablet =>
zinc un comprimé et demi => Certain => zinc => 1.5 tablet =>
zinc deux et demi comprimés => Certain => zinc => 2.5 tablet =>
zinc d'½ comprimé => Certain => zinc => 0.5 tablet =>
zinc 1/2 à 1 comprimé => Ambiguous => zinc =>  => 1/2 à 1 comprimé? 0.5 tablet | 1 tablet
zinc vingt-cinq gouttes => Certain => zinc => 25 drop =>
zinc vingt et une gouttes => Certain => zinc => 21 drop =>
zinc quelques gouttes => NotSaid => zinc =>  => quelques gouttes
zinc 1 comprimé une demi-heure avant le repas => NotSaid => zinc => 1 tablet; BeforeFood => une demi heure
zinc 1,5,0 comprimé => NotSaid => zinc =>  => 1,5,0 comprimé
zinc 1 000 UI 1 comprimé => Certain => zinc 1 000 UI => 1 tablet =>
zinc 15 mg un demi-comprimé le matin => Certain => zinc 15 mg => 0.5 tablet; Morning =>
zinc 15 mg demi-comprimé => Certain => zinc 15 mg => 0.5 tablet =>
zinc 15 mg 1 demi-comprimé => Certain => zinc 15 mg => 0.5 tablet =>
théanine une demi-gélule => Certain => théanine => 0.5 capsule =>
théanine trois demi-gélules => Ambiguous => théanine =>  => trois demi gélules? 1.5 capsule | 3.5 capsule
zinc 15 mg 2 demi comprimés => Ambiguous => zinc 15 mg =>  => 2 demi comprimés? 1 tablet | 2.5 tablet
zinc 15 mg la moitié d'un comprimé => Certain => zinc 15 mg => 0.5 tablet =>
zinc 15 mg un quart de comprimé => Certain => zinc 15 mg => 0.25 tablet =>
zinc 15 mg un tiers de comprimé => NotSaid => zinc 15 mg =>  => un tiers de comprimé
zinc 15 mg trois quarts de comprimé => Certain => zinc 15 mg => 0.75 tablet =>
zinc 15 mg un comprimé et demi le soir => Certain => zinc 15 mg => 1.5 tablet; Evening =>
zinc 90 gélules, 1 par jour => Ambiguous => zinc =>  => 90 gélules, … 1 par jour? 1 capsule; OneTimePerDay | 90 capsule; OneTimePerDay
zinc 90 gélules 2/j => Ambiguous => zinc =>  => 90 gélules … 2 / j? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay | 90 capsule; TwoTimesPerDay
zinc 90 gélules 1 gélule par jour => NotSaid => zinc => OneTimePerDay => 90 gélules … 1 gélule
zinc 1 par jour le soir => Certain => zinc => 1 unit; Evening =>
zinc 90 gélules 1 par jour le soir => NotSaid => zinc => Evening => 90 gélules … 1 par jour
magnésium 2 gélules le soir au coucher => Ambiguous => magnésium => 2 capsule => le soir au coucher? Evening | BedTime | Evening+BedTime
magnésium 2 gélules le soir et au coucher => Certain => magnésium => 2 capsule; Evening+BedTime =>
zinc 1 gélule le matin au réveil => Ambiguous => zinc => 1 capsule => le matin au réveil? UponRising | Morning | UponRising+Morning
zinc 1 gélule le matin et au réveil => Certain => zinc => 1 capsule; UponRising+Morning =>
zinc 1 gélule soir avant de dormir => Ambiguous => zinc => 1 capsule => soir avant de dormir? Evening | BedTime | Evening+BedTime
zinc 1 gélule midi et après-midi => Ambiguous => zinc => 1 capsule => midi et après-midi? Afternoon | TwoTimesPerDay
zinc 1 midi 1 après-midi => NotSaid => zinc =>  => 1 … 1
zinc 1 gélule 5 jours par semaine => Certain => zinc => 1 capsule; 5 on 2 off =>
zinc 1 gélule 7 jours sur 7 => Certain => zinc => 1 capsule; OneTimePerDay =>
zinc 1 gélule 5 jours sur 6-7 => NotSaid => zinc => 1 capsule => 5 jours sur 6-7
zinc 1 gélule par jour pendant une semaine => Certain => zinc => 1 capsule; OneTimePerDay; For1Week =>
zinc 1 gélule un soir sur deux => Certain => zinc => 1 capsule; Evening; 1 on 1 off =>
zinc 1 gélule un matin sur deux => Certain => zinc => 1 capsule; Morning; 1 on 1 off =>
zinc 1 gélule une semaine sur deux => NotSaid => zinc => 1 capsule => une semaine sur deux
zinc 1 gélule tous les 2 à 3 jours => Ambiguous => zinc => 1 capsule => tous les 2 à 3 jours? 1 on 1 off | 1 on 2 off
zinc 1 à 2 fois par semaine => NotSaid => zinc =>  => 1 à 2 fois par semaine
zinc 1x3/j => Ambiguous => zinc =>  => 1 x 3 / j? 3 unit; OneTimePerDay | 1 unit; ThreeTimesPerDay
zinc 2 x 3/j => Ambiguous => zinc =>  => 2 x 3 / j? 3 unit; TwoTimesPerDay | 2 unit; ThreeTimesPerDay
oméga 3 1 cuillère à dessert le soir => NotSaid => oméga 3 => Evening => 1 cuillère à dessert
silicium 2 bouchons le matin => NotSaid => silicium => Morning => 2 bouchons
zinc 1 c à c le matin => Certain => zinc => 1 teaspoon; Morning =>
zinc 1 c. à café le matin => Certain => zinc => 1 teaspoon; Morning =>
zinc 1 c à s le soir => Certain => zinc => 1 tablespoon; Evening =>
zinc 1 gélule tous les matins => Certain => zinc => 1 capsule; Morning =>
zinc 1 gélule tous les soirs => Certain => zinc => 1 capsule; Evening =>
zinc 1 gélule avant le dîner => Certain => zinc => 1 capsule; Evening; BeforeFood =>
zinc 1 gélule après le dîner => Certain => zinc => 1 capsule; Evening; AfterFood =>
zinc 1 gélule avec le dîner => Certain => zinc => 1 capsule; Evening; WithFood =>
zinc 1 gélule à chaque repas => Ambiguous => zinc => 1 capsule => à chaque repas? ThreeTimesPerDay; WithFood | TwoTimesPerDay; WithFood
zinc 1 gélule au petit déj => Certain => zinc => 1 capsule; Morning; WithFood =>
zinc 1 gélule 5j/7 => Certain => zinc => 1 capsule; 5 on 2 off =>
zinc 1 gélule 15j => Certain => zinc => 1 capsule; 15 days =>
zinc 1 gélule par jour cure de 3 mois => Certain => zinc => 1 capsule; OneTimePerDay; For3Month =>
zinc 1 gélule avec un verre d'eau le matin => Certain => zinc => 1 capsule; Morning =>
zinc 4 cp en 2 fois => Ambiguous => zinc =>  => 4 cp en 2 fois? 2 tablet; TwoTimesPerDay | 4 tablet; TwoTimesPerDay
zinc 3 gélules par jour en 3 fois => Certain => zinc => 1 capsule; ThreeTimesPerDay =>
zinc 4 gél/j en 2 fois => Certain => zinc => 2 capsule; TwoTimesPerDay =>
zinc 4/j en 2 fois => Certain => zinc => 2 unit; TwoTimesPerDay =>
zinc 4 cp le matin en 2 fois => NotSaid => zinc => 4 tablet => en 2 fois && le matin … 2 fois
zinc 1 cp par 2 jours => Certain => zinc => 1 tablet; 1 on 1 off =>
zinc 1 cp/2 jours => Certain => zinc => 1 tablet; 1 on 1 off =>
zinc une le matin => Ambiguous => zinc => Morning => une? 1 unit | "une"
zinc une au dîner => Ambiguous => zinc => Evening; WithFood => une? 1 unit | "une"
zinc 1 gélule par soir => Certain => zinc => 1 capsule; Evening =>
zinc 1 gélule dès 2 semaines => NotSaid => zinc => 1 capsule; For2Weeks => dès 2 semaines
zinc 1 gélule au milieu du repas => Certain => zinc => 1 capsule; WithFood =>
zinc 1 gél x2/j => Certain => zinc => 1 capsule; TwoTimesPerDay =>
zinc 1 gél x 3/j => Certain => zinc => 1 capsule; ThreeTimesPerDay =>
zinc 1 gélule x3 par jour => Certain => zinc => 1 capsule; ThreeTimesPerDay =>
zinc x3 par jour => Ambiguous => zinc =>  => x3 par jour? 3 unit; OneTimePerDay | 1 unit; ThreeTimesPerDay
zinc 1 gélule quotidiennement => Certain => zinc => 1 capsule; OneTimePerDay =>
zinc 1 gélule pdt 3 mois => Certain => zinc => 1 capsule; For3Month =>
zinc 1 gélule avt repas => Certain => zinc => 1 capsule; BeforeFood =>
zinc 1 gélule pdt le repas => Certain => zinc => 1 capsule; WithFood =>
fer 1 gélule un jour sur 2 => Certain => fer => 1 capsule; 1 on 1 off =>
zinc 1-1-1 gél => Certain => zinc => 1 capsule; Morning+Afternoon+Evening =>
zinc 2 gél./jour => Ambiguous => zinc => 2 capsule => 2 gel. / jour? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
collagène 1 mesure dans un verre d'eau => Certain => collagène => 1 scoop =>
zinc 1 gélule avec un grand verre d'eau => Certain => zinc => 1 capsule =>
zinc après 2 semaines 1 gélule => NotSaid => zinc => 1 capsule => après 2 semaines
zinc dans 2 semaines 1 gélule => NotSaid => zinc => 1 capsule => dans 2 semaines
multi enfant 6 mois 1 gomme => NotSaid => multi enfant => 1 gummy => 6 mois
multi à partir de 1 an 1 gomme => NotSaid => multi => 1 gummy => partir de 1 an
bore 1 gélule par jour, 1 gélule le soir => NotSaid => bore => Evening => 1 gélule … 1 gélule
bore 1 gélule le matin tous les jours, 1 gélule le soir 5 jours sur 7 => NotSaid => bore => 1 capsule; Morning+Evening; 5 on 2 off => 1 gélule … le matin … tous les jours, … 1 gélule … le soir … 5 jours sur 7
bore 1 gélule le matin, 1 gélule le soir un jour sur deux => NotSaid => bore => 1 capsule; Morning+Evening; 1 on 1 off => un jour sur deux
bore 1 gélule le matin, le soir si besoin => NotSaid => bore => 1 capsule; Morning+Evening; AsNeeded => si besoin
bore 1 gélule 21 jours, 7 jours off, 21 jours => NotSaid => bore => 1 capsule; For3Weeks; 21 on 7 off => 21 jours, 7 jours off, … 21 jours
bore 1 gélule 10 jours, 10 jours => NotSaid => bore => 1 capsule => 10 jours, … 10 jours
bore 1 gélule aux repas principaux => Ambiguous => bore => 1 capsule => aux repas principaux? ThreeTimesPerDay; WithFood | TwoTimesPerDay; WithFood
bore 1 gélule si besoin le matin, tous les jours le soir => NotSaid => bore => 1 capsule; Morning+Evening; AsNeeded => 1 gélule … si besoin … le matin, … tous les jours … le soir
bore 6 gélules par jour aux repas => Ambiguous => bore => 6 capsule; WithFood => 6 gélules par jour? 6 capsule; OneTimePerDay | 3 capsule; TwoTimesPerDay | 2 capsule; ThreeTimesPerDay
bore 1 gélule à jeun le matin, le soir => NotSaid => bore => 1 capsule; Morning+Evening; OnAnEmptyStomach => à jeun
bore 1 gélule avec de la nourriture => Certain => bore => 1 capsule; WithFood =>
bore 1 gélule 10 jours, 4 jours de pause, 3 mois => Certain => bore => 1 capsule; For3Month; 10 on 4 off =>
zinc en cas de rhume 1 pastille => NotSaid => zinc => 1 lozenge => en cas de rhume
maca 2/1 gélules matin/soir => NotSaid => maca => Morning+Evening => 2/1 gélules
maca 1 gélule matin / 30 jours => NotSaid => maca => 1 capsule; Morning => / 30 jours
maca 3 fois gélule => NotSaid => maca => => 3 fois gélule
maca un demi d'un comprimé => Certain => maca => 0.5 tablet =>
maca 1 gélule matin ,1 mois => NotSaid => maca => 1 capsule; Morning => ,1 mois
fer 1 gélule matin et soir au dîner => NotSaid => fer => 1 capsule; Morning+Evening; WithFood => au dîner
maca deuxgélules matin => Certain => maca => 2 capsule; Morning =>
créatine 2,2 g matin => Ambiguous => créatine => Morning => 2,2 g? 2.2 gram | "2,2 g"
zinc tous les- 2 jours 1 gélule => Certain => zinc => 1 capsule; 1 on 1 off =>
curcuma 1 gélule 3 fois par semaine => Certain => curcuma => 1 capsule; 3 on 4 off =>
curcuma 2 fois par semaine => NotSaid => curcuma =>  => 2 fois par semaine
mélatonine 1 gélule 30 minutes avant le coucher => Ambiguous => mélatonine => 1 capsule => 30 minutes avant le coucher? BedTime
mélatonine 1 gélule une demi-heure avant de dormir => Ambiguous => mélatonine => 1 capsule => une demi heure avant de dormir? BedTime
berbérine 1 gélule avant chaque repas => Ambiguous => berbérine => 1 capsule => avant chaque repas? ThreeTimesPerDay; BeforeFood | TwoTimesPerDay; BeforeFood
berbérine 1 gélule 2x/j après chaque repas => Certain => berbérine => 1 capsule; TwoTimesPerDay; AfterFood =>
le soit 2 gélules zinc 30 mg => NotSaid => zinc 30 mg => 2 capsule => soit 2 gélules
zinc soit le matin ou le soir 1 gélule => Ambiguous => zinc => 1 capsule => le matin ou le soir? Morning | Evening
zinc 1 gélule à 16h => NotSaid => zinc => 1 capsule => 16 h
zinc 1x1 sem => NotSaid => zinc =>  => 1x1 sem
zinc 1x1 mois => NotSaid => zinc =>  => 1x1 mois
zinc 2 gélules végétales le matin => Certain => zinc => 2 capsule; Morning =>
zinc 2 végécaps le matin => Certain => zinc => 2 capsule; Morning =>
zinc 2 comprimés à croquer le matin => Certain => zinc => 2 tablet; Morning =>
zinc 1 gélule au cours d’un repas => Certain => zinc => 1 capsule; WithFood =>
zinc 1 gélule au cours d'un repas => Certain => zinc => 1 capsule; WithFood =>
zinc 1 gélule au cours du repas principal => Certain => zinc => 1 capsule; WithFood =>
zinc 1 gélule au repas principal => Certain => zinc => 1 capsule; WithFood =>
zinc 1 gélule en milieu de matinée => Certain => zinc => 1 capsule; Morning =>
zinc 1 gélule en milieu d’après-midi => Certain => zinc => 1 capsule; Afternoon =>
zinc 1 gélule 2x jour => Certain => zinc => 1 capsule; TwoTimesPerDay =>
zinc 1 gélule 2x jour et nuit => NotSaid => zinc jour => 1 capsule; BedTime => et nuit
zinc x 2 le soir => Certain => zinc => 2 unit; Evening =>
zinc 1 gélule x 2 jour => NotSaid => zinc => 1 capsule => x 2 jour
zinc 1 gélule 2 jour => NotSaid => zinc => 1 capsule => 2 jour
zinc 1 gélule 10 jour => Certain => zinc => 1 capsule; 10 days =>
1x zinc 30 mg par jour => Ambiguous => zinc 30 mg =>  => 1 x … par jour? 1 unit; OneTimePerDay | OneTimePerDay
2x zinc 30 mg par jour => Ambiguous => zinc 30 mg =>  => 2 x … par jour? 2 unit; OneTimePerDay | TwoTimesPerDay
2x magnésium gélules le soir => Certain => magnésium gélules => 2 capsule; Evening =>
B12 1 comprimé sous la langue le matin => Certain => B12 => 1 tablet; Morning =>
B12 1 comprimé sublingual le matin => Certain => B12 => 1 tablet; Morning =>
fer 1 gélule 30 minutes avant le petit-déjeuner => Ambiguous => fer => 1 capsule => 30 minutes avant le petit-déjeuner? Morning; BeforeFood
fer 1 gélule 9) jours => NotSaid => fer 9 => 1 capsule => ) jours
fer 1 gélule à déjeuner => NotSaid => fer => 1 capsule; Afternoon; WithFood => à déjeuner
fer 1 gélule hors repas => Certain => fer => 1 capsule; OnAnEmptyStomach =>
fer 1 gélule en dehors des repas => Certain => fer => 1 capsule; OnAnEmptyStomach =>
fer 1 gélule hors repas et au coucher => NotSaid => fer => 1 capsule; BedTime; OnAnEmptyStomach => et au coucher
rhodiola 1 gélule 3 semaines, 1 semaine de pause => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 gélule 3 semaines, 1 semaine d'arrêt => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 gélule 3 semaines sur 4 => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 gélule 3 semaines sur 4 semaines => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 gélule 3 semaines sur 3 => NotSaid => rhodiola => 1 capsule => 3 semaines sur 3
rhodiola 1 gélule 5 jours sur 7 jours => Certain => rhodiola => 1 capsule; 5 on 2 off =>
curcuma 1 gélule le soir 30 j => Certain => curcuma => 1 capsule; Evening; For1Month =>
curcuma 1 gélule pendant 21 j => Certain => curcuma => 1 capsule; For3Weeks =>
curcuma 1 gélule le soir 10 j. => Certain => curcuma => 1 capsule; Evening; 10 days =>
curcuma 1 gélule le soir 10-15 j => Ambiguous => curcuma => 1 capsule; Evening => 10-15 jour? 10 days | 15 days
curcuma 1 gélule tous les 2 j => Certain => curcuma => 1 capsule; 1 on 1 off =>
curcuma 1 gélule pendant 3 j => Certain => curcuma => 1 capsule; 3 days =>
curcuma 1 gélule 3 j => NotSaid => curcuma => 1 capsule => 3 jour
curcuma 1 gélule 1 j sur 2 => Certain => curcuma => 1 capsule; 1 on 1 off =>
curcuma 1 gélule 5 j/7 => Certain => curcuma => 1 capsule; 5 on 2 off =>
curcuma 1 gélule 5 j / 7 => Certain => curcuma => 1 capsule; 5 on 2 off =>
curcuma 1 gélule 5 j sur 7 => Certain => curcuma => 1 capsule; 5 on 2 off =>
curcuma 1 gélule 2 / j => Ambiguous => curcuma =>  => 1 gélule … 2 / j? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
multi enfant 6 j 1 gomme => NotSaid => multi enfant => 1 gummy => 6 jour
zinc 1/0/1 gélule => Certain => zinc => 1 capsule; Morning+Evening =>
vitamine d3 4000 ui 1 perle avec un repas gras => Ambiguous => vitamine d3 4000 ui => 1 softgel => avec un repas gras? WithFood
vitamine d3 4000 ui 1 perle le soir avec un repas riche en graisses => Ambiguous => vitamine d3 4000 ui => 1 softgel; Evening => avec un repas riche en graisses? WithFood
vitamine d3 4000 ui 1 perle au repas le plus copieux => Ambiguous => vitamine d3 4000 ui => 1 softgel => au repas le plus copieux? WithFood
vitamine d3 4000 ui 1 perle à jeun avec un repas gras => NotSaid => vitamine d3 4000 ui => 1 softgel => à jeun … avec un repas gras
zinc 15 mg 1 cp avant petit déjeuner et dîner => Certain => zinc 15 mg => 1 tablet; Morning+Evening; BeforeFood =>
zinc 15 mg 1 cp après le déjeuner et le dîner => Certain => zinc 15 mg => 1 tablet; Afternoon+Evening; AfterFood =>
zinc 15 mg 1 cp avant le petit déjeuner et au dîner => NotSaid => zinc 15 mg => 1 tablet; Morning+Evening => avant le petit déjeuner … au dîner
zinc 15 mg 1 cp le soir, durée 3 mois => Certain => zinc 15 mg => 1 tablet; Evening; For3Month =>
zinc 15 mg posologie : 1 cp, quand : le soir, durée de la cure : 3 mois => Certain => zinc 15 mg => 1 tablet; Evening; For3Month =>
zinc 15 mg 1 cp, quand : 3 mois => Certain => zinc 15 mg quand => 1 tablet; For3Month =>
curcuma 1 cap, durée : 30 j => Certain => curcuma => 1 capsule; For1Month =>
à partir de la 3e semaine : fer 1 gélule => NotSaid => fer => 1 capsule => à partir de la 3e semaine :
dès la 2ème semaine : aussi fer 1 gélule => NotSaid => fer => 1 capsule => dès la 2ème semaine : aussi
fer 1 gélule à partir du jour 8 => NotSaid => fer => 1 capsule => à partir du jour 8
Début : zinc 15 mg 1 comprimé => NotSaid => zinc 15 mg => 1 tablet => Début :
au moment du coucher mélatonine 1 comprimé => Certain => mélatonine => 1 tablet; BedTime =>
Dormir : mélatonine 1 comprimé => Ambiguous => mélatonine => 1 tablet => Dormir? BedTime | "Dormir"
pour dormir mélatonine 1 comprimé => Certain => pour dormir mélatonine => 1 tablet =>
Coucher : magnésium 2 gélules => Certain => magnésium => 2 capsule; BedTime =>
coucher magnésium 2 gélules => Ambiguous => magnésium => 2 capsule => coucher? BedTime | "coucher"
zinc 1 gél 3 semaines, 1 semaine de pause, 3 fois => NotSaid => zinc => 1 capsule; ThreeTimesPerDay; 21 on 7 off => 3 semaines, 1 semaine de pause, … 3 fois
zinc 2 caps avec repas riche en graisses => Ambiguous => zinc => 2 capsule => avec repas riche en graisses? WithFood
zinc 1 gél/j aux 3 repas => NotSaid => zinc 3 repas => 1 capsule; OneTimePerDay => aux 3
rhodiola 1 gélule le matin, 3 semaines de prise, 1 semaine de pause => Certain => rhodiola => 1 capsule; Morning; 21 on 7 off =>
zinc 1 gélule 5 jours de cure => NotSaid => zinc => 1 capsule; 5 days => de cure
1 zinc avec dîner => Ambiguous => zinc => Evening; WithFood => 1? 1 unit | "1"
`
