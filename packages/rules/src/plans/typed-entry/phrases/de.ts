/**
 * German: typed => how certain => words searched => dose => what is asked, or not said.
 * @matrix
 */
export const de = `
Magnesium 2 Kapseln abends => Certain => Magnesium => 2 capsule; Evening =>
Magnesium 2 Kps. vor dem Schlafengehen => Certain => Magnesium => 2 capsule; BedTime =>
Magnesium 1-0-1 => Certain => Magnesium => 1 unit; Morning+Evening =>
Magnesium 1-0-1-0 => Certain => Magnesium => 1 unit; Morning+Evening =>
Magnesium 1-0-0-1 => Certain => Magnesium => 1 unit; Morning+BedTime =>
Magnesium 0-0-0-2 => Certain => Magnesium => 2 unit; BedTime =>
Magnesium ½-0-½ => Certain => Magnesium => 0.5 unit; Morning+Evening =>
Magnesium 1/2-0-1/2 zum Essen => Certain => Magnesium => 0.5 unit; Morning+Evening; WithFood =>
Magnesium 2-0-1 => NotSaid => Magnesium =>  => 2-0-1
Magnesium 0-0-0 => NotSaid => Magnesium =>  => 0-0-0
Magnesium 1–1–1 nach dem Essen 3 Wochen => Certain => Magnesium => 1 unit; Morning+Afternoon+Evening; AfterFood; For3Weeks =>
Magnesiumcitrat 1 Kapsel 1-0-1 für 3 Monate => Certain => Magnesiumcitrat => 1 capsule; Morning+Evening; For3Month =>
Magnesium 400 mg 1 Tbl. zur Nacht => Certain => Magnesium 400 mg => 1 tablet; BedTime =>
Vitamin D3 1000 IE 1-0-0-0 mit dem Essen 6 Wo => Certain => Vitamin D3 1000 IE => 1 unit; Morning; WithFood; 42 days =>
Vitamin D3 2000 IE 1 Tropfen morgens zum Frühstück => Certain => Vitamin D3 2000 IE => 1 drop; Morning; WithFood =>
Vitamin D3 K2 5 Tropfen täglich => Ambiguous => Vitamin D3 K2 => 5 drop => 5 Tropfen täglich? 5 drop; OneTimePerDay | 1 drop; FiveTimesPerDay
Vitamin C 1 Tablette dreimal täglich => Certain => Vitamin C => 1 tablet; ThreeTimesPerDay =>
Vitamin B12 1 Lutschtablette täglich 6 Monate => Certain => Vitamin B12 => 1 lozenge; OneTimePerDay; For6Month =>
Zink 15 mg 1 Tabl. nüchtern => Certain => Zink 15 mg => 1 tablet; OnAnEmptyStomach =>
Zink 1 Tablette auf nüchternen Magen => Certain => Zink => 1 tablet; OnAnEmptyStomach =>
Zink 1 Tbl tgl. => Certain => Zink => 1 tablet; OneTimePerDay =>
Zink 2x tgl. => Certain => Zink => TwoTimesPerDay =>
Zink 2x täglich 1 Kapsel => Certain => Zink => 1 capsule; TwoTimesPerDay =>
Zink 2 x 1 Kapsel täglich => Certain => Zink => 1 capsule; TwoTimesPerDay =>
Zink 2x1 => Certain => Zink => 1 unit; TwoTimesPerDay =>
Zink 3x1 zum Essen => Certain => Zink => 1 unit; ThreeTimesPerDay; WithFood =>
Zink 1x1 morgens => Certain => Zink => 1 unit; Morning =>
Zink 2 mal täglich => Certain => Zink => TwoTimesPerDay =>
Zink zweimal täglich 2 Kapseln vor dem Essen => Certain => Zink => 2 capsule; TwoTimesPerDay; BeforeFood =>
Zink 1x pro Woche => Certain => Zink => 1 on 6 off =>
Zink 2x pro Woche => NotSaid => Zink =>  => 2 x pro Woche
Zink wöchentlich 1 Kapsel => Certain => Zink => 1 capsule; 1 on 6 off =>
Omega 3 2 Kapseln zum Mittagessen => Certain => Omega 3 => 2 capsule; Afternoon; WithFood =>
Omega-3 1 EL morgens => Certain => Omega-3 => 1 tablespoon; Morning =>
Lebertran 1 TL zum Frühstück => Certain => Lebertran => 1 teaspoon; Morning; WithFood =>
Fischöl 10 ml abends => Ambiguous => Fischöl => Evening => 10 ml? 10 milliliter | "10 ml"
Kreatin 5 g morgens => Ambiguous => Kreatin => Morning => 5 g? 5 gram | "5 g"
Kreatin 1 Messlöffel nach dem Essen => Certain => Kreatin => 1 scoop; AfterFood =>
Kollagen 1 Beutel täglich für 2 Monate => Certain => Kollagen => 1 sachet; OneTimePerDay; For2Month =>
Probiotikum 1 Kapsel nach dem Aufstehen nüchtern => Certain => Probiotikum => 1 capsule; UponRising; OnAnEmptyStomach =>
Probiotikum jeden zweiten Tag 1 Kapsel => Certain => Probiotikum => 1 capsule; 1 on 1 off =>
Probiotikum 1 Kapsel alle 2 Tage => Certain => Probiotikum => 1 capsule; 1 on 1 off =>
Probiotikum 1 Kapsel alle 8 Stunden => NotSaid => Probiotikum => 1 capsule => alle 8 Stunden
Probiotikum 5 Tage Einnahme 2 Tage Pause 1 Kapsel => Certain => Probiotikum => 1 capsule; 5 on 2 off =>
Melatonin 1 Spray bei Bedarf => Certain => Melatonin => 1 spray; AsNeeded =>
Melatonin 2 Hübe vor dem Schlafen => Certain => Melatonin => 2 spray; BedTime =>
Melatonin eine halbe Tablette zur Nacht => Certain => Melatonin => 0.5 tablet; BedTime =>
Curcuma 1 1/2 Kapseln morgens und abends => Certain => Curcuma => 1.5 capsule; Morning+Evening =>
Curcuma 1,5 Kapseln mittags => Certain => Curcuma => 1.5 capsule; Afternoon =>
Curcuma 1-2 Kapseln abends => Ambiguous => Curcuma => Evening => 1-2 Kapseln? 1 capsule | 2 capsule
Curcuma 1 bis 2 Kapseln abends => Ambiguous => Curcuma => Evening => 1 bis 2 Kapseln? 1 capsule | 2 capsule
Curcuma 2 abends => Ambiguous => Curcuma => Evening => 2? 2 unit | "2"
Curcuma 2 Stk abends => Certain => Curcuma => 2 unit; Evening =>
Curcuma zwei Kapseln zu den Mahlzeiten => Certain => Curcuma => 2 capsule; WithFood =>
Curcuma 2 Kapseln am Tag => Ambiguous => Curcuma => 2 capsule => 2 Kapseln am Tag? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
Curcuma 2 Kapseln pro Tag => Ambiguous => Curcuma => 2 capsule => 2 Kapseln pro Tag? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
Curcuma 1 Kapsel pro Tag => Certain => Curcuma => 1 capsule; OneTimePerDay =>
Curcuma 1 Kapsel pro Tag dauerhaft => Certain => Curcuma => 1 capsule; OneTimePerDay; Ongoing =>
Curcuma 1 Kapsel bis zur Besserung => Certain => Curcuma => 1 capsule; UntilSymptomsResolve =>
Curcuma 1 Kapsel bis leer => Certain => Curcuma => 1 capsule; UntilProductFinished =>
Curcuma 1 Kapsel 1 Monat => Certain => Curcuma => 1 capsule; For1Month =>
Curcuma 1 Kapsel für 6 Wochen => Certain => Curcuma => 1 capsule; 42 days =>
Curcuma 1 Kapsel 6 Wo. => Certain => Curcuma => 1 capsule; 42 days =>
Curcuma 1 Kapsel 4 Wochen => Certain => Curcuma => 1 capsule; 28 days =>
Curcuma 1 Kapsel 10 Tage => Certain => Curcuma => 1 capsule; 10 days =>
Curcuma 1 Kapsel für 2-3 Wochen => Ambiguous => Curcuma => 1 capsule => 2-3 Wochen? For2Weeks | For3Weeks
Curcuma 1 Kapsel nicht nüchtern => NotSaid => Curcuma => 1 capsule => nicht nüchtern
Curcuma 1 Kapsel ohne Essen => Certain => Curcuma => 1 capsule; OnAnEmptyStomach =>
Curcuma 1 Kapsel zwischen den Mahlzeiten => Certain => Curcuma => 1 capsule; OnAnEmptyStomach =>
Curcuma 1 Kapsel am Wochenende => NotSaid => Curcuma => 1 capsule => am Wochenende
Curcuma 1 Kapsel eine Woche dann 2 Kapseln => NotSaid => Curcuma => For1Week => dann && 1 Kapsel … 2 Kapseln
Curcuma Kapseln => Name => Curcuma Kapseln =>  =>
morgens 1 Kapsel Magnesium => Certain => Magnesium => 1 capsule; Morning =>
abends Magnesium 1 Kapsel => Ambiguous => Magnesium => 1 capsule => abends? Evening | "abends"
1 Kapsel Magnesium vor dem Frühstück => Certain => Magnesium => 1 capsule; Morning; BeforeFood =>
Nachtkerzenöl 2 Kapseln abends => Certain => Nachtkerzenöl => 2 capsule; Evening =>
Q10 1 Weichkapsel zum Abendessen => Certain => Q10 => 1 softgel; Evening; WithFood =>
Q10 1 Weichkapsel Abendessen => Certain => Q10 => 1 softgel; Evening; WithFood =>
Omega 3 2 Kapseln Frühstück und Abendbrot => Certain => Omega 3 => 2 capsule; Morning+Evening; WithFood =>
Eisen 1 Tablette vor dem Mittagessen => Certain => Eisen => 1 tablet; Afternoon; BeforeFood =>
L-Theanin 200 mg 2x1 bei Bedarf => Certain => L-Theanin 200 mg => 1 unit; TwoTimesPerDay; AsNeeded =>
Ashwagandha 1 Kapsel am Morgen 1 Kapsel am Abend => Certain => Ashwagandha => 1 capsule; Morning+Evening =>
Ashwagandha 1 Kapsel morgens 2 Kapseln abends => NotSaid => Ashwagandha => Morning+Evening => 1 Kapsel … 2 Kapseln
Ashwagandha 300 2x1 => Certain => Ashwagandha 300 => 1 unit; TwoTimesPerDay =>
Ashwagandha 1 Pipette morgens => Certain => Ashwagandha => 1 dropper; Morning =>
Weihrauch 3x täglich 2 Kapseln => Certain => Weihrauch => 2 capsule; ThreeTimesPerDay =>
Weihrauch 3 Kapseln einmal täglich => Certain => Weihrauch => 3 capsule; OneTimePerDay =>
Weihrauch 6x täglich => NotSaid => Weihrauch =>  => 6 x täglich
Magnesium morgens 1 Kapsel, abends 2 => NotSaid => Magnesium => Morning+Evening => 1 Kapsel, … 2
Magnesium 1 Kapsel morgens und eine abends => Certain => Magnesium => 1 capsule; Morning+Evening =>
Magnesium morgens 1 abends 1 => Certain => Magnesium => 1 unit; Morning+Evening =>
Magnesium 2x morgens 1x abends => NotSaid => Magnesium => Morning+Evening => 2 x … 1 x
Zink 2 Kapseln morgens oder abends => Ambiguous => Zink => 2 capsule => morgens oder abends? Morning | Evening
Zink 2 Kapseln morgens, mittags oder abends => Ambiguous => Zink => 2 capsule => morgens, mittags oder abends? Morning | Afternoon | Evening
Zink 1 Kapsel morgens bzw. abends => Ambiguous => Zink => 1 capsule => morgens bzw. abends? Morning | Evening
Zink entweder morgens oder abends 1 Kapsel => Ambiguous => Zink => 1 capsule => morgens oder abends? Morning | Evening
Zink 1 Kapsel vor oder nach dem Essen => NotSaid => Zink => 1 capsule => vor oder nach dem Essen
Theanin 2 Kapseln abends außer sonntags => NotSaid => Theanin => 2 capsule; Evening => außer sonntags
Theanin 2 Kapseln außer Sonntag abends => NotSaid => Theanin => 2 capsule; Evening => außer Sonntag
Zink bis zu 2 Tabletten => NotSaid => Zink =>  => bis zu 2 Tabletten
Zink mindestens 2 Tabletten abends => NotSaid => Zink => Evening => mindestens 2 Tabletten
Zink höchstens 2 Tabletten abends => NotSaid => Zink => Evening => höchstens 2 Tabletten
Zink 1 Kapsel bis abends => NotSaid => Zink => 1 capsule => bis abends
Zink abwechselnd 1 und 2 Kapseln => NotSaid => Zink =>  => abwechselnd && 1 … 2 Kapseln
Eisen 1 Tablette stündlich => NotSaid => Eisen => 1 tablet => stündlich
Eisen 1 Tablette q12h => NotSaid => Eisen => 1 tablet => q12h
Eisen 1 Tablette Woche 1 bis 2 => NotSaid => Eisen => 1 tablet => Woche 1 bis 2
Jod 1 Tropfen pro 10 kg => NotSaid => Jod => 1 drop => pro 10 kg
Sunday Natural Magnesium 2 Kapseln abends => Certain => Sunday Natural Magnesium => 2 capsule; Evening =>
Omega 3-6-9 2 Kapseln morgens => Certain => Omega 3-6-9 => 2 capsule; Morning =>
Vitamin B12 1000 2 Tropfen morgens => Certain => Vitamin B12 1000 => 2 drop; Morning =>
5-HTP 100 mg 1 Kapsel abends => Certain => 5-HTP 100 mg => 1 capsule; Evening =>
D3 2000 1 Tropfen morgens => Certain => D3 2000 => 1 drop; Morning =>
Q10 100 mg 2 Kapseln morgens und abends => Certain => Q10 100 mg => 2 capsule; Morning+Evening =>
Zink ,5 Tablette => NotSaid => Zink => => ,5 Tablette
Zink 2 halbe Tabletten => Ambiguous => Zink =>  => 2 halbe Tabletten? 1 tablet | 2.5 tablet
Zink halbe Tablette => Certain => Zink => 0.5 tablet =>
Zink Vierteltablette abends => Certain => Zink => 0.25 tablet; Evening =>
Zink eine viertel Tablette => Certain => Zink => 0.25 tablet =>
Zink dreiviertel Tablette => Certain => Zink => 0.75 tablet =>
Zink drei Viertel Tablette => Certain => Zink => 0.75 tablet =>
Zink die Hälfte einer Tablette => Certain => Zink => 0.5 tablet =>
Zink die Hälfte von der Tablette => Certain => Zink => 0.5 tablet =>
Zink Halbtablette => Certain => Zink => 0.5 tablet =>
Zink eine Tablette und eine halbe => Certain => Zink => 1.5 tablet =>
Zink zweieinhalb Tabletten => Certain => Zink => 2.5 tablet =>
Zink 1½-0-1½ => Certain => Zink => 1.5 unit; Morning+Evening =>
Zink ,5-0-,5 => Name => Zink ,5-0-,5 => =>
Zink fünfundzwanzig Tropfen => Certain => Zink => 25 drop =>
Zink ein paar Tropfen => NotSaid => Zink =>  => ein paar Tropfen
Zink 1.000 Tropfen => NotSaid => Zink =>  => 1.000 Tropfen
Zink 1.000 IE 1 Tablette => Certain => Zink 1.000 IE => 1 tablet =>
Zink -1 Tablette => NotSaid => Zink =>  => -1 Tablette
Zink 1,5,0 Tabletten => NotSaid => Zink =>  => 1,5,0 Tabletten
Zink eine ganze Tablette => Certain => Zink => 1 tablet =>
Vitamin C 1000 2 halbe Tabletten morgens => Ambiguous => Vitamin C 1000 => Morning => 2 halbe Tabletten? 1 tablet | 2.5 tablet
Zink 15 mg zwei halbe Tabletten => Ambiguous => Zink 15 mg =>  => zwei halbe Tabletten? 1 tablet | 2.5 tablet
Zink 15 mg die Hälfte einer Tablette => Certain => Zink 15 mg => 0.5 tablet =>
Zink 15 mg Vierteltablette => Certain => Zink 15 mg => 0.25 tablet =>
Zink 15 mg eine viertel Tablette => Certain => Zink 15 mg => 0.25 tablet =>
Zink 15 mg eine dreiviertel Tablette => Certain => Zink 15 mg => 0.75 tablet =>
Zink 15 mg ein Drittel Tablette => NotSaid => Zink 15 mg =>  => ein Drittel Tablette
Zink 15 mg eineinhalb Tabletten => Certain => Zink 15 mg => 1.5 tablet =>
Zink 15 halbe Tablette morgens => Certain => Zink 15 => 0.5 tablet; Morning =>
Zink 15 mg 1 Tablette und eine halbe => Certain => Zink 15 mg => 1.5 tablet =>
Zink 60 Kps 1/Tag => Ambiguous => Zink =>  => 60 Kps … 1 / tag? 1 capsule; OneTimePerDay | 60 capsule; OneTimePerDay
Zink 60 Kapseln, 1 täglich => Ambiguous => Zink =>  => 60 Kapseln, … 1 täglich? 1 capsule; OneTimePerDay | 60 capsule; OneTimePerDay
Zink 60 Kps 2x1 => NotSaid => Zink => TwoTimesPerDay => 60 Kps … 1
Zink 1 pro Tag zum Abendessen => Certain => Zink => 1 unit; Evening; WithFood =>
Zink 60 Kps 1 pro Tag morgens => NotSaid => Zink => Morning => 60 Kps … 1 pro Tag
Magnesium 2 Kps abends vor dem Schlafengehen => Ambiguous => Magnesium => 2 capsule => abends vor dem Schlafengehen? Evening | BedTime | Evening+BedTime
Magnesium 2 Kps abends und vor dem Schlafengehen => Certain => Magnesium => 2 capsule; Evening+BedTime =>
Zink 1 Kapsel morgens nach dem Aufstehen => Ambiguous => Zink => 1 capsule => morgens nach dem Aufstehen? UponRising | Morning | UponRising+Morning
Zink morgens 1 Kps nach dem Aufstehen, abends 1 Kps vor dem Schlafengehen => Ambiguous => Zink => 1 capsule => morgens … nach dem Aufstehen,? UponRising | Morning | UponRising+Morning && abends … vor dem Schlafengehen? Evening | BedTime | Evening+BedTime
Zink morgens 1 Tbl zum Frühstück, abends 1 Tbl zum Abendessen => Certain => Zink => 1 tablet; Morning+Evening; WithFood =>
Zink 1x täglich 1 Kps abends vor dem Schlafengehen => Ambiguous => Zink => 1 capsule => abends vor dem Schlafengehen? Evening | BedTime
Zink 2x täglich 1 Kps abends vor dem Schlafengehen => Certain => Zink => 1 capsule; Evening+BedTime =>
Zink 3x täglich 1 Kps abends vor dem Schlafengehen => NotSaid => Zink => 1 capsule => 3 x täglich … abends … vor dem Schlafengehen
Zink 2x täglich 1 Kps morgens und abends vor dem Schlafengehen => Ambiguous => Zink => 1 capsule; Morning => abends vor dem Schlafengehen? Evening | BedTime
Zink 1-0-1 vor dem Schlafengehen => Ambiguous => Zink => 1 unit => 1-0-1 vor dem Schlafengehen? Morning+Evening | Morning+BedTime | Morning+Evening+BedTime
Zink 1-0-1-1 vor dem Schlafengehen => NotSaid => Zink => 1 unit; Morning+Evening+BedTime => 1-0-1-1 … vor dem Schlafengehen
Zink 1 Kapsel morgens, mittags, nachmittags und abends => Ambiguous => Zink => 1 capsule => morgens, mittags, nachmittags und abends? Morning+Afternoon+Evening | FourTimesPerDay
Zink 1 Kps morgens und vormittags => Ambiguous => Zink => 1 capsule => morgens und vormittags? Morning | TwoTimesPerDay
Zink 1 Kps 5 Tage die Woche => Certain => Zink => 1 capsule; 5 on 2 off =>
Zink 1 Kps an 5 Tagen pro Woche => Certain => Zink => 1 capsule; 5 on 2 off =>
Zink 1 Kps 7 Tage die Woche => Certain => Zink => 1 capsule; OneTimePerDay =>
Zink 2x täglich 1 Kps für eine Woche => Certain => Zink => 1 capsule; TwoTimesPerDay; For1Week =>
Zink 1 Kps jeden zweiten Abend => Certain => Zink => 1 capsule; Evening; 1 on 1 off =>
Zink 1 Kps jede zweite Woche => NotSaid => Zink => 1 capsule => jede zweite Woche
Zink 1 Kapsel alle 2-3 Tage => Ambiguous => Zink => 1 capsule => alle 2-3 Tage? 1 on 1 off | 1 on 2 off
Zink 1 bis 2 mal pro Woche => NotSaid => Zink =>  => 1 bis 2 mal pro Woche
Zink 2x3 täglich => Ambiguous => Zink =>  => 2 x 3 täglich? 3 unit; TwoTimesPerDay | 2 unit; ThreeTimesPerDay
Zink 3x1 täglich => Certain => Zink => 1 unit; ThreeTimesPerDay =>
Zink 2x2 täglich => Certain => Zink => 2 unit; TwoTimesPerDay =>
Zink 2 mal 3 täglich => Certain => Zink => 3 unit; TwoTimesPerDay =>
Zink 2x3 täglich abends => NotSaid => Zink => Evening => 2 x 3 täglich
Omega 3 1 Dessertlöffel abends => NotSaid => Omega 3 => Evening => 1 Dessertlöffel
Silicium 1 Messerspitze morgens => NotSaid => Silicium => Morning => 1 Messerspitze
Silicium 2 Messerspitzen morgens => NotSaid => Silicium => Morning => 2 Messerspitzen
Zink 1 Kps z. Essen => Certain => Zink => 1 capsule; WithFood =>
Zink 1 Kps z.d.E. => Certain => Zink => 1 capsule; WithFood =>
Zink 1 Kps n.d.E. => Certain => Zink => 1 capsule; AfterFood =>
Zink 1 Kps v.d.E. => Certain => Zink => 1 capsule; BeforeFood =>
Zink 1 Kps vor Frühstück => Certain => Zink => 1 capsule; Morning; BeforeFood =>
Zink 1 Kps vorm Frühstück => Certain => Zink => 1 capsule; Morning; BeforeFood =>
Zink 1 Kps nach Abendessen => Certain => Zink => 1 capsule; Evening; AfterFood =>
Zink 1 Kps jeden dritten Tag => Certain => Zink => 1 capsule; 1 on 2 off =>
Zink 1 Kps jeden 3. Tag => Certain => Zink => 1 capsule; 1 on 2 off =>
Zink 1 Kps täglich ein halbes Jahr => Certain => Zink => 1 capsule; OneTimePerDay; For6Month =>
Zink 1 Kps 2xtgl => Certain => Zink => 1 capsule; TwoTimesPerDay =>
Zink 1 - 0 - 1 => Certain => Zink => 1 unit; Morning+Evening =>
Zink 1 Kps 5 Tage, 2 Tage Pause => Certain => Zink => 1 capsule; 5 on 2 off =>
Zink 1 Kps zu jeder Mahlzeit => Ambiguous => Zink => 1 capsule => zu jeder Mahlzeit? ThreeTimesPerDay; WithFood | TwoTimesPerDay; WithFood
Zink 1 Kps 3x täglich zu jeder Mahlzeit => Certain => Zink => 1 capsule; ThreeTimesPerDay; WithFood =>
Zink eine abends => Ambiguous => Zink => Evening => eine? 1 unit | "eine"
Zink eine zum Frühstück => Ambiguous => Zink => Morning; WithFood => eine? 1 unit | "eine"
Zink je eine morgens und abends => Ambiguous => Zink => Morning+Evening => eine? 1 unit | "eine"
Zink 4 Kapseln in 2 mal => Ambiguous => Zink =>  => 4 Kapseln in 2 mal? 2 capsule; TwoTimesPerDay | 4 capsule; TwoTimesPerDay
Zink 1 Tbl pro 2 Tage => Certain => Zink => 1 tablet; 1 on 1 off =>
Zink 1 Tbl je 2 Tage => Certain => Zink => 1 tablet; 1 on 1 off =>
Zink 1 Kps in 2 Wochen => NotSaid => Zink => 1 capsule; For2Weeks => in 2 Wochen
Zink einschleichen 1 Kps täglich => NotSaid => Zink => 1 capsule; OneTimePerDay => einschleichen
Zink 1 Kps jeden Abend => Certain => Zink => 1 capsule; Evening =>
Zink 1 Kapsel mit etwas Wasser => Certain => Zink => 1 capsule =>
Kollagen 1 Messlöffel in ein Glas Wasser => Certain => Kollagen => 1 scoop =>
Zink 1 Kapsel über 3 Monate => Certain => Zink => 1 capsule; For3Month =>
Zink 1 Kapsel vor d. Essen => Certain => Zink => 1 capsule; BeforeFood =>
Zink 1 Kapsel zu den Hauptmahlzeiten => Ambiguous => Zink => 1 capsule => zu den Hauptmahlzeiten? ThreeTimesPerDay; WithFood | TwoTimesPerDay; WithFood
Vitamin D 10'000 IE 1 Kapsel => Certain => Vitamin D 10000 IE => 1 capsule =>
Zink 1-0-1-0 Kps => Certain => Zink => 1 capsule; Morning+Evening =>
Zink 20-20-20 Tr. => Certain => Zink => 20 drop; Morning+Afternoon+Evening =>
Zink 30-0-30 Tropfen => Certain => Zink => 30 drop; Morning+Evening =>
Zink 30-0-30 => Name => Zink 30-0-30 =>  =>
Zink 2-0-1 Kps => NotSaid => Zink =>  => 2-0-1 Kps
Zink jede 2. Woche 1 Kapsel => NotSaid => Zink jede => 1 capsule => 2. Woche
Zink jeder 2. Tag 1 Kapsel => Certain => Zink => 1 capsule; 1 on 1 off =>
Zink 2. Woche 1 Kapsel => NotSaid => Zink => 1 capsule => 2. Woche
Multi Kinder ab 1 Jahr 1 Lutschtablette => NotSaid => Multi Kinder => 1 lozenge => ab 1 Jahr
Multi für Kinder 3 Monate lang 1 Lutschtablette => Certain => Multi für Kinder => 1 lozenge; For3Month =>
Zink nach 2 Wochen 1 Kapsel => NotSaid => Zink => 1 capsule => nach 2 Wochen
Zink Kur 4 Wochen 1 Kapsel => Certain => Zink => 1 capsule; 28 days =>
Zink Dosierung: 1 Kapsel abends => Certain => Zink => 1 capsule; Evening =>
Zink 100 bis 200 mg => Name => Zink 100 bis 200 mg =>  =>
Bor 1 Kapsel täglich, 1 Kapsel abends => NotSaid => Bor => Evening => 1 Kapsel … 1 Kapsel
Bor tgl. 1 Kps., abends 1 Kps. => NotSaid => Bor => Evening => 1 Kps., … 1 Kps.
Bor 1 Kapsel zum Essen, 1 Kapsel abends => NotSaid => Bor => Evening; WithFood => 1 Kapsel … 1 Kapsel
Theanin 200 mg 1 Kapsel morgens, bei Bedarf 1 Kapsel abends => NotSaid => Theanin 200 mg => 1 capsule; Morning+Evening; AsNeeded => bei Bedarf
Bor morgens 1 Kapsel nüchtern, abends 1 Kapsel => NotSaid => Bor => 1 capsule; Morning+Evening; OnAnEmptyStomach => nüchtern,
Bor morgens 1 Kapsel abends 1 Kapsel mittags => NotSaid => Bor => 1 capsule; Morning+Afternoon+Evening => morgens … 1 Kapsel … abends … 1 Kapsel … mittags
Bor morgens 1 Tbl zum Frühstück abends 1 Tbl zum Abendessen => Certain => Bor => 1 tablet; Morning+Evening; WithFood =>
Oreganoöl 4 Tropfen 10 Tage, 4 Tage Pause, 10 Tage => NotSaid => Oreganoöl => 4 drop; 10 days; 10 on 4 off => 10 Tage, 4 Tage Pause, … 10 Tage
Bor 1 Kapsel 10 Tage Einnahme 4 Tage Pause 10 Tage => NotSaid => Bor => 1 capsule; 10 days; 10 on 4 off => 10 Tage Einnahme 4 Tage Pause … 10 Tage
Bor 1 Kapsel 21 Tage, 7 Tage frei, 21 Tage => NotSaid => Bor => 1 capsule; For3Weeks; 21 on 7 off => 21 Tage, 7 Tage frei, … 21 Tage
Bor 2 Kapseln 5 Tage einnehmen, 2 Tage Pause => Certain => Bor => 2 capsule; 5 on 2 off =>
Bitte 1 Kapsel Kupfer 2 mg zum Frühstück einnehmen => Certain => Kupfer 2 mg => 1 capsule; Morning; WithFood =>
Bor 1 Kapsel morgens einnehmen => Certain => Bor => 1 capsule; Morning =>
2. Bor 1 Kapsel morgens => Certain => Bor => 1 capsule; Morning =>
Bor 1 Kps bei Bedarf morgens, täglich abends => NotSaid => Bor => 1 capsule; Morning+Evening; AsNeeded => 1 Kps … bei Bedarf … morgens, … täglich … abends
Bor 1 Kapsel 6 Tage die Woche morgens, jeden Tag abends => NotSaid => Bor => 1 capsule; Morning+Evening; 6 on 1 off => 1 Kapsel … 6 Tage die Woche … morgens, … jeden Tag … abends
Bor 1 Kapsel 6 Tage die Woche morgens und jeden Abend => NotSaid => Bor => 1 capsule; Morning+Evening; 6 on 1 off => jeden Abend
Bor 9 Kapseln/Tag => Ambiguous => Bor => 9 capsule => 9 kapseln / tag? 9 capsule; OneTimePerDay | 3 capsule; ThreeTimesPerDay
Zink 1 Kapsel nüchtern morgens, abends => NotSaid => Zink => 1 capsule; Morning+Evening; OnAnEmptyStomach => nüchtern
Zink 1 Kapsel nüchtern morgens und abends => Certain => Zink => 1 capsule; Morning+Evening; OnAnEmptyStomach =>
Bor 2x morgens => NotSaid => Bor => Morning => 2 x
Zink 1 Kps vor dem Zubettgehen => Certain => Zink => 1 capsule; BedTime =>
Zink morgens 1 und abends 1 Kapsel => Certain => Zink => 1 capsule; Morning+Evening =>
Zink bei Erkältung 1 Lutschtablette => NotSaid => Zink => 1 lozenge => bei Erkältung
Maca 2/1 Kapseln morgens/abends => NotSaid => Maca => Morning+Evening => 2/1 Kapseln
Maca 1 Kapsel abends / 30 Tage => NotSaid => Maca => 1 capsule; Evening => / 30 Tage
Maca zweimal am Tag 2 Kapseln => Certain => Maca => 2 capsule; TwoTimesPerDay =>
Maca 2 mal Kapsel morgens und abends => NotSaid => Maca => Morning+Evening => 2 mal Kapsel
Maca 10 d eine Kapsel => Certain => Maca 10 d => 1 capsule =>
Maca 2 Kapseln pro Woche => Ambiguous => Maca => 2 capsule; 1 on 6 off => 2 Kapseln pro Woche? 2 capsule; 1 on 6 off | 1 capsule; 2 on 5 off
Maca 1 Kapsel für 2/3 Monate => NotSaid => Maca => 1 capsule => 2/3 Monate
Eisen 1 Kapsel morgens und abends vor dem Abendessen => NotSaid => Eisen => 1 capsule; Morning+Evening; BeforeFood => vor dem Abendessen
Maca zweiKapseln morgens => Certain => Maca => 2 capsule; Morning =>
Zink 1 Kapsel taeglich zum Fruehstueck => Certain => Zink => 1 capsule; Morning; WithFood =>
Zink 2 Teeloeffel abends fuer 3 Wochen => Certain => Zink => 2 teaspoon; Evening; For3Weeks =>
Zink 2Stueck vor dem Fruehstueck => Certain => Zink => 2 unit; Morning; BeforeFood =>
Zink 1 Kapsel abends- 3 Wochen => Certain => Zink => 1 capsule; Evening; For3Weeks =>
Zink 1x1 tgl => Certain => Zink => 1 unit; OneTimePerDay =>
Zink 1x1 täglich 10 Tage => Certain => Zink => 1 unit; OneTimePerDay; 10 days =>
Zink 1x 2 Kapseln tgl => Certain => Zink => 2 capsule; OneTimePerDay =>
Zink 1x1 täglich jeden zweiten Tag => NotSaid => Zink => 1 unit; OneTimePerDay; 1 on 1 off => täglich … jeden zweiten Tag
Zink 1 Kapsel 3x pro Woche => Certain => Zink => 1 capsule; 3 on 4 off =>
Zink 2 Kapseln zweimal wöchentlich => Certain => Zink => 2 capsule; 2 on 5 off =>
Melatonin 1 Kapsel 30 Minuten vor dem Schlafengehen => Ambiguous => Melatonin => 1 capsule => 30 Minuten vor dem Schlafengehen? BedTime
Melatonin 1 Kapsel eine Stunde vor dem Schlafen => Ambiguous => Melatonin => 1 capsule => eine Stunde vor dem Schlafen? BedTime
Berberin 1 Kapsel vor jeder Mahlzeit => Ambiguous => Berberin => 1 capsule => vor jeder Mahlzeit? ThreeTimesPerDay; BeforeFood | TwoTimesPerDay; BeforeFood
Berberin 1 Kapsel 2x tgl nach jeder Mahlzeit => Certain => Berberin => 1 capsule; TwoTimesPerDay; AfterFood =>
Zink 1x1 wö. => NotSaid => Zink =>  => 1x1 wö.
Zink 2x2 Wochen => NotSaid => Zink =>  => 2x2 Wochen
Zink 1 x 1 Woche => NotSaid => Zink =>  => 1x1 Woche
Zink 2 Hartkapseln abends => Certain => Zink => 2 capsule; Evening =>
Zink 2 Gelatinekapseln abends => Certain => Zink => 2 capsule; Evening =>
Zink 2 Vegikapseln abends => Certain => Zink => 2 capsule; Evening =>
Zink 2 pflanzliche Kapseln abends => Certain => Zink => 2 capsule; Evening =>
Zink 2 Kautabletten abends => Certain => Zink => 2 tablet; Evening =>
2 Magnesiumkapseln abends => Certain => Magnesium => 2 capsule; Evening =>
zwei Zinktabletten morgens => Certain => Zink => 2 tablet; Morning =>
2 Magnesium-Citrat-Kapseln abends => Certain => Magnesium-Citrat => 2 capsule; Evening =>
Omega 3 Fischölkapseln abends => Certain => Omega 3 Fischölkapseln => Evening =>
500 Vitaminkapseln abends => Certain => 500 Vitaminkapseln => Evening =>
2 Nachtkapseln abends => Certain => 2 Nachtkapseln => Evening =>
2 zweinKapseln abends => Certain => 2 zweinKapseln => Evening =>
Zink 1 Kapsel zu einer Mahlzeit => Certain => Zink => 1 capsule; WithFood =>
Zink 1 Kapsel zur Hauptmahlzeit => Certain => Zink => 1 capsule; WithFood =>
Zink 2 Kps. z.N. => Certain => Zink => 2 capsule; BedTime =>
Zink 2 Kps. z. N. => Certain => Zink => 2 capsule; BedTime =>
Zink 2-0-2 v. d. Essen => Certain => Zink => 2 unit; Morning+Evening; BeforeFood =>
Zink 1 Kps abends m. d. Essen => Certain => Zink => 1 capsule; Evening; WithFood =>
Zink 1 Kps abends n. d. Essen => Certain => Zink => 1 capsule; Evening; AfterFood =>
Zink 1 Kaps 2x Tag => Certain => Zink => 1 capsule; TwoTimesPerDay =>
Zink x 2 abends => Certain => Zink => 2 unit; Evening =>
Zink 1 Kapsel x 2 Tag => NotSaid => Zink => 1 capsule => x 2 Tag
Zink 1 Kapsel 10 Tag => Certain => Zink => 1 capsule; 10 days =>
1x Zink 30 mg täglich => Ambiguous => Zink 30 mg =>  => 1 x … täglich? 1 unit; OneTimePerDay | OneTimePerDay
2x Zink 30 mg täglich => Ambiguous => Zink 30 mg =>  => 2 x … täglich? 2 unit; OneTimePerDay | TwoTimesPerDay
2x Magnesium Kapseln abends => Certain => Magnesium Kapseln => 2 capsule; Evening =>
B12 1 Tablette unter der Zunge morgens => Certain => B12 => 1 tablet; Morning =>
B12 1 Tablette unter die Zunge => Certain => B12 => 1 tablet =>
B12 1 Tablette sublingual morgens => Certain => B12 => 1 tablet; Morning =>
Eisen 1 Kps 30 min vor dem Frühstück => Ambiguous => Eisen => 1 capsule => 30 min vor dem Frühstück? Morning; BeforeFood
Zink 1 Kapsel am Vormittag => Certain => Zink => 1 capsule; Morning =>
Zink 1 Kapsel 9) Tage => NotSaid => Zink 9 => 1 capsule => ) Tage
Eisen 1 Kapsel morgens zwischen Mahlzeiten => Certain => Eisen => 1 capsule; Morning; OnAnEmptyStomach =>
Eisen 1 Kapsel zwischen den Mahlzeiten und abends => NotSaid => Eisen => 1 capsule; Evening; OnAnEmptyStomach => und abends
Vitamin B12 1 Lutschtbl. tgl. => Certain => Vitamin B12 => 1 lozenge; OneTimePerDay =>
Rhodiola 1 Kapsel 3 Wochen, 1 Woche Pause => Certain => Rhodiola => 1 capsule; 21 on 7 off =>
Rhodiola 1 Kapsel 3 Wochen einnehmen, 1 Woche Pause => Certain => Rhodiola => 1 capsule; 21 on 7 off =>
Rhodiola 1 Kapsel 3 Wochen, 1 Woche Pause, 6 Wochen => NotSaid => Rhodiola => 1 capsule; 42 days; 21 on 7 off => 3 Wochen, 1 Woche Pause, … 6 Wochen
Rhodiola 1 Kapsel 26 Wochen, 1 Woche Pause => NotSaid => Rhodiola => 1 capsule => 26 Wochen, 1 Woche Pause
Multi 50 J 1 Kapsel abends => Certain => Multi 50 J => 1 capsule; Evening =>
Biotin Gel 1 Kapsel 12 j => Certain => Biotin Gel 12 j => 1 capsule =>
Zink 1/0/1 => Certain => Zink => 1 unit; Morning+Evening =>
Zink 1/0/0/1 => Certain => Zink => 1 unit; Morning+BedTime =>
Zink 2/0/1 Tabletten => NotSaid => Zink =>  => 2/0/1 Tabletten
Zink 1/2/3 => Name => Zink 1/2/3 =>  =>
Zink 10/0/1 => Name => Zink 10/0/1 =>  =>
Vitamin D3 4000 IE 1 Weichkapsel zu einer fettreichen Mahlzeit => Ambiguous => Vitamin D3 4000 IE => 1 softgel => zu einer fettreichen Mahlzeit? WithFood
Vitamin D3 4000 IE 1 Weichkapsel zur größten Mahlzeit => Ambiguous => Vitamin D3 4000 IE => 1 softgel => zur größten Mahlzeit? WithFood
Vitamin D3 4000 IE 1 Weichkapsel abends mit etwas Fett => Ambiguous => Vitamin D3 4000 IE => 1 softgel; Evening => mit etwas Fett? WithFood
Vitamin D3 4000 IE 1 Weichkapsel zum Essen mit Fett => NotSaid => Vitamin D3 4000 IE => 1 softgel => zum Essen … mit Fett
Zink 15 mg 1 Tbl. vor dem Frühstück und Abendessen => Certain => Zink 15 mg => 1 tablet; Morning+Evening; BeforeFood =>
Zink 15 mg 1 Tbl. nach dem Frühstück und dem Abendessen => Certain => Zink 15 mg => 1 tablet; Morning+Evening; AfterFood =>
Zink 15 mg 1 Tbl. vor dem Frühstück und zum Abendessen => NotSaid => Zink 15 mg => 1 tablet; Morning+Evening => vor dem Frühstück … zum Abendessen
Zink 15 mg 1 Tbl. abends, Dauer: 3 Monate => Certain => Zink 15 mg => 1 tablet; Evening; For3Month =>
Selen 200 µg 1 Kapsel, Einnahmedauer 3 Monate => Certain => Selen 200 µg => 1 capsule; For3Month =>
Zink 15 mg, Dosis: 1 Tablette, Zeit: abends, Dauer: 8 Wochen => Certain => Zink 15 mg => 1 tablet; Evening; 56 days =>
Zink 15 mg 1 Tbl. Dauer: ab 3 Monaten => NotSaid => Zink 15 mg Dauer => 1 tablet => ab 3 Monaten
Zink 15 mg 1 Tbl. f. 90 Tage => Certain => Zink 15 mg => 1 tablet; For3Month =>
Zink 15 mg 1 Tbl. f. abends => Certain => Zink 15 mg f. => 1 tablet; Evening =>
ab der 3. Woche: Eisen 1 Kapsel jeden zweiten Tag => NotSaid => Eisen => 1 capsule; 1 on 1 off => ab der 3. Woche:
ab Woche 3 Eisen 1 Kapsel => NotSaid => Eisen => 1 capsule => ab Woche 3
ab Tag 8: Selen 200 µg 1 Kps. => NotSaid => Selen 200 µg => 1 capsule => ab Tag 8:
ab dem 2. Monat: Rhodiola 1 Kapsel => NotSaid => Rhodiola => 1 capsule => ab dem 2. Monat:
ab 2. Woche: zusätzlich Zink 1 Tablette mittags => NotSaid => Zink => 1 tablet; Afternoon => ab 2. Woche: zusätzlich
Start: Zink 15 mg 1 Tbl. abends => NotSaid => Zink 15 mg => 1 tablet; Evening => Start:
nach 4 Wochen: Coenzym Q10 1 Kapsel => NotSaid => Coenzym Q10 => 1 capsule => nach 4 Wochen:
Zink ab 1 Kapsel => Certain => Zink ab => 1 capsule =>
Nach 4 Wochen zusätzlich Zink 1 Tablette => NotSaid => Zink => 1 tablet => Nach 4 Wochen zusätzlich
Zum Schlafen 5-HTP 100 mg 1 Kapsel => Certain => 5-HTP 100 mg => 1 capsule; BedTime =>
zum Einschlafen Melatonin 1 mg 1 Tablette => Certain => Melatonin 1 mg => 1 tablet; BedTime =>
Melatonin 1 mg 1 Tablette zum Einschlafen => Certain => Melatonin 1 mg => 1 tablet; BedTime =>
Schlafen: Melatonin 1 mg 1 Tablette => Ambiguous => Melatonin 1 mg => 1 tablet => Schlafen:? BedTime | "Schlafen:"
Schlafen Melatonin 1 mg 1 Tablette => Certain => Schlafen Melatonin 1 mg => 1 tablet =>
Abends: Magnesium 2 Kapseln => Certain => Magnesium => 2 capsule; Evening =>
Magnesium | abends | 2 Kapseln => Certain => Magnesium | | => 2 capsule; Evening =>
Magnesium 2 Kapseln | abends | => Certain => Magnesium | | => 2 capsule; Evening =>
Magnesium 1 Kapsel zum Fruehstueck => Certain => Magnesium => 1 capsule; Morning; WithFood =>
zink 1 Kps 3 Wochen, 1 Woche Pause, 3 mal => NotSaid => zink => 1 capsule; ThreeTimesPerDay; 21 on 7 off => 3 Wochen, 1 Woche Pause, … 3 mal
zink 1 Kps abds. z.d.M. Dauer: 30 Tg. => Certain => zink => 1 capsule; Evening; WithFood; For1Month =>
omega 2 Kps zur fetthaltigen Mahlzeit => Ambiguous => omega => 2 capsule => zur fetthaltigen Mahlzeit? WithFood
2 Magnesium abends => Ambiguous => Magnesium => Evening => 2? 2 unit | "2"
`
