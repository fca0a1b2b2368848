/**
 * English: typed => how certain => words searched => dose => what is asked, or not said.
 * @matrix
 */
export const en = `
mg glycinate 2 caps bed 3mo => Certain => mg glycinate => 2 capsule; BedTime; For3Month =>
magnesium glycinate 2 caps morning with food 3 months => Certain => magnesium glycinate => 2 capsule; Morning; WithFood; For3Month =>
Magnesium, 2 caps at bedtime => Certain => Magnesium => 2 capsule; BedTime =>
2 caps magnesium before bed => Certain => magnesium => 2 capsule; BedTime =>
take 2 capsules of magnesium at night for 2 weeks => Certain => magnesium => 2 capsule; BedTime; For2Weeks =>
theanine 200 mg 1 cap morning and evening => Certain => theanine 200 mg => 1 capsule; Morning+Evening =>
zinc 15 mg 1 tab with dinner => Certain => zinc 15 mg => 1 tablet; Evening; WithFood =>
zinc 15 morning => Ambiguous => zinc => Morning => 15? 15 unit | "15"
zinc 30 => Name => zinc 30 =>  =>
magnesium 2 bed => Ambiguous => magnesium => BedTime => 2? 2 unit | "2"
omega 3 2 softgels with meals => Certain => omega 3 => 2 softgel; WithFood =>
omega 3 => Name => omega 3 =>  =>
omega-3 1000 mg 1 softgel twice daily => Certain => omega-3 1000 mg => 1 softgel; TwoTimesPerDay =>
fish oil 1 tsp with breakfast => Certain => fish oil => 1 teaspoon; Morning; WithFood =>
cod liver oil 1 tbsp in the morning => Certain => cod liver oil => 1 tablespoon; Morning =>
vitamin d 2000 IU daily => Certain => vitamin d 2000 IU => OneTimePerDay =>
vitamin d3 5000 iu 1 drop morning => Certain => vitamin d3 5000 iu => 1 drop; Morning =>
vitamin d 3 1 softgel daily => Certain => vitamin d 3 => 1 softgel; OneTimePerDay =>
vitamin a 1 capsule daily => Certain => vitamin a => 1 capsule; OneTimePerDay =>
vitamin c 1000 mg 1 tab tid => Certain => vitamin c 1000 mg => 1 tablet; ThreeTimesPerDay =>
vitamin c 1 g => Name => vitamin c 1 g =>  =>
vitamin c 1 g 1 tab daily => Certain => vitamin c 1 g => 1 tablet; OneTimePerDay =>
b12 1 lozenge daily 6 months => Certain => b12 => 1 lozenge; OneTimePerDay; For6Month =>
vitamin b 12 1 lozenge => Certain => vitamin b 12 => 1 lozenge =>
5-htp 1 cap before bed => Certain => 5-htp => 1 capsule; BedTime =>
coq10 100 mg 1 softgel with lunch => Certain => coq10 100 mg => 1 softgel; Afternoon; WithFood =>
coq10 1 softgel lunch => Certain => coq10 => 1 softgel; Afternoon; WithFood =>
zinc 1 tab dinner => Certain => zinc => 1 tablet; Evening; WithFood =>
omega 3 2 softgels breakfast and dinner => Certain => omega 3 => 2 softgel; Morning+Evening; WithFood =>
iron 1 tab before lunch => Certain => iron => 1 tablet; Afternoon; BeforeFood =>
magnesium 1 cap after supper => Certain => magnesium => 1 capsule; Evening; AfterFood =>
evening primrose 2 caps morning => Certain => evening primrose => 2 capsule; Morning =>
evening primrose oil => Name => evening primrose oil =>  =>
morning boost 1 scoop => Ambiguous => boost => 1 scoop => morning? Morning | "morning"
Lion's mane 2 caps bid => Certain => Lion's mane => 2 capsule; TwoTimesPerDay =>
St. John's wort 1 tab 3x/day 6 weeks => Certain => St. John's wort => 1 tablet; ThreeTimesPerDay; 42 days =>
curcumin 1 1/2 tabs twice daily => Certain => curcumin => 1.5 tablet; TwoTimesPerDay =>
curcumin ½ tab 2x/day => Certain => curcumin => 0.5 tablet; TwoTimesPerDay =>
curcumin half a tablet with food => Certain => curcumin => 0.5 tablet; WithFood =>
curcumin 1.5 tabs daily => Certain => curcumin => 1.5 tablet; OneTimePerDay =>
curcumin 1,5 tabs daily => Certain => curcumin => 1.5 tablet; OneTimePerDay =>
curcumin 1/3 tab daily => NotSaid => curcumin => OneTimePerDay => 1/3 tab
probiotic 1 cap on an empty stomach => Certain => probiotic => 1 capsule; OnAnEmptyStomach =>
probiotic 1 cap upon rising on an empty stomach for 1 month => Certain => probiotic => 1 capsule; UponRising; OnAnEmptyStomach; For1Month =>
probiotic one capsule a day => Certain => probiotic => 1 capsule; OneTimePerDay =>
probiotic 2 caps a day => Ambiguous => probiotic => 2 capsule => 2 caps a day? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
probiotic 2 a day => Ambiguous => probiotic =>  => 2 a day? 2 unit; OneTimePerDay | 1 unit; TwoTimesPerDay
probiotic 1 a day => Certain => probiotic => 1 unit; OneTimePerDay =>
probiotic 1-2 caps daily => Ambiguous => probiotic =>  => 1-2 caps daily? 1 capsule; OneTimePerDay | 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
probiotic 1 to 2 caps morning => Ambiguous => probiotic => Morning => 1 to 2 caps? 1 capsule | 2 capsule
probiotic every other day => Certain => probiotic => 1 on 1 off =>
probiotic 1 cap every other day 2 months => Certain => probiotic => 1 capsule; For2Month; 1 on 1 off =>
probiotic 1 cap every 3 days => Certain => probiotic => 1 capsule; 1 on 2 off =>
probiotic 1 cap 5 days on 2 off => Certain => probiotic => 1 capsule; 5 on 2 off =>
iron 1 tab once a week => Certain => iron => 1 tablet; 1 on 6 off =>
iron 1 tab twice a week => Certain => iron => 1 tablet; 2 on 5 off =>
iron twice a week => NotSaid => iron =>  => twice a week
iron 1x weekly => Certain => iron => 1 on 6 off =>
iron 1 tab every 8 hours => NotSaid => iron => 1 tablet => every 8 hours
iron 1 tab 30 min before food => NotSaid => iron => 1 tablet; BeforeFood => 30 min
iron 1 tab not with food => NotSaid => iron => 1 tablet => not with food
iron 1 tab without food => Certain => iron => 1 tablet; OnAnEmptyStomach =>
iron 1 tab between meals => Certain => iron => 1 tablet; OnAnEmptyStomach =>
iron 1 tab weekends => NotSaid => iron => 1 tablet => weekends
creatine 5 g morning => Ambiguous => creatine => Morning => 5 g? 5 gram | "5 g"
creatine 1 scoop after food => Certain => creatine => 1 scoop; AfterFood =>
collagen 10 g with breakfast => Ambiguous => collagen => Morning; WithFood => 10 g? 10 gram | "10 g"
silica 10 ml morning => Ambiguous => silica => Morning => 10 ml? 10 milliliter | "10 ml"
silica 2x => Ambiguous => silica =>  => 2 x? 2 unit | TwoTimesPerDay
silica 2x bed => NotSaid => silica => BedTime => 2 x
silica 2x1 => Certain => silica => 1 unit; TwoTimesPerDay =>
silica 2x500 mg => Ambiguous => silica 500 mg =>  => 2 x? 2 unit | TwoTimesPerDay
silica 2 x daily => Certain => silica => TwoTimesPerDay =>
silica 1 cap pm => Ambiguous => silica => 1 capsule => pm? Afternoon | Evening
silica 1 cap am => Certain => silica => 1 capsule; Morning =>
silica 1 cap in the morning => Certain => silica => 1 capsule; Morning =>
melatonin 1 tab qhs prn => Certain => melatonin => 1 tablet; BedTime; AsNeeded =>
melatonin 1 spray at bedtime as needed => Certain => melatonin => 1 spray; BedTime; AsNeeded =>
melatonin 2 sprays before sleep until symptoms resolve => Certain => melatonin => 2 spray; BedTime; UntilSymptomsResolve =>
multi 1 tab daily ongoing => Certain => multi => 1 tablet; OneTimePerDay; Ongoing =>
one a day multi 1 tab => Certain => one a day multi => 1 tablet =>
multi 2 tabs with breakfast until finished => Certain => multi => 2 tablet; Morning; WithFood; UntilProductFinished =>
multi 1 cap morning 2 caps evening => NotSaid => multi => Morning+Evening => 1 cap … 2 caps
multi 1 cap for 1 week then 2 caps => NotSaid => multi => For1Week => then && 1 cap … 2 caps
multi 1 cap 4 weeks => Certain => multi => 1 capsule; 28 days =>
multi 1 cap 28 days => Certain => multi => 1 capsule; 28 days =>
multi 1 cap 30 days => Certain => multi => 1 capsule; For1Month =>
multi 1 cap 14 days => Certain => multi => 1 capsule; For2Weeks =>
multi 1 cap 10d => Certain => multi => 1 capsule; 10 days =>
multi 1 cap for 6 to 8 weeks => Ambiguous => multi => 1 capsule => 6 to 8 weeks? 42 days | 56 days
multi 1 cap 2 years => NotSaid => multi => 1 capsule => 2 years
multi 1 cap 1 year => Certain => multi => 1 capsule; 365 days =>
multi 1 cap 3x daily morning noon evening => Certain => multi => 1 capsule; Morning+Afternoon+Evening =>
multi 1 cap twice daily morning and evening => Certain => multi => 1 capsule; Morning+Evening =>
multi 1 cap twice daily morning => NotSaid => multi => 1 capsule => twice daily … morning
multi 1 cap with food before food => Ambiguous => multi => 1 capsule => with food … before food? WithFood | BeforeFood
multi 3 gummies w/ food => Certain => multi => 3 gummy; WithFood =>
multi 1 sachet w/o food => Certain => multi => 1 sachet; OnAnEmptyStomach =>
multi 6x daily => NotSaid => multi =>  => 6 x daily
magnesium 0 caps => NotSaid => magnesium =>  => 0 caps
magnesium 2000 caps => NotSaid => magnesium =>  => 2000 caps
magnesium caps => Name => magnesium caps =>  =>
vitamin d drops => Name => vitamin d drops =>  =>
thorne bedtime magnesium 1 cap => Ambiguous => thorne magnesium => 1 capsule => bedtime? BedTime | "bedtime"
xylophone plan thing => Name => xylophone plan thing =>  =>
2 caps => Certain =>  => 2 capsule =>
bed => Certain =>  => BedTime =>
magnesium 1 cap morning, evening 2 => NotSaid => magnesium => Morning+Evening => 1 cap … 2
1 cap morning and 2 evening => NotSaid =>  => Morning+Evening => 1 cap … 2
2 caps in the morning and one in the evening => NotSaid =>  => Morning+Evening => 2 caps … one
magnesium 1 cap morning and 1 evening => Certain => magnesium => 1 capsule; Morning+Evening =>
magnesium morning 1 evening 2 => NotSaid => magnesium => Morning+Evening => 1 … 2
magnesium 2x morning 1x evening => NotSaid => magnesium => Morning+Evening => 2 x … 1 x
magnesium 1x morning 1x evening => Certain => magnesium => 1 unit; Morning+Evening =>
alternate 1 and 2 caps => NotSaid =>  =>  => alternate && 1 … 2 caps
magnesium 1 cap morning 1 tab evening => NotSaid => magnesium => Morning+Evening => 1 cap … 1 tab
creatine 5 g morning 10 g evening => NotSaid => creatine => Morning+Evening => 5 g … 10 g
creatine 5 g morning 1 scoop evening => NotSaid => creatine => Morning+Evening => 5 g … 1 scoop
calcium 2 caps in the morning or at bedtime => Ambiguous => calcium => 2 capsule => in the morning or at bedtime? Morning | BedTime
2 caps morning or evening => Ambiguous =>  => 2 capsule => morning or evening? Morning | Evening
calcium 1 cap morning, noon or evening => Ambiguous => calcium => 1 capsule => morning, noon or evening? Morning | Afternoon | Evening
calcium 1 cap morning and noon or evening => NotSaid => calcium => 1 capsule => morning and noon or evening
calcium 2 caps either with breakfast or dinner => Ambiguous => calcium => 2 capsule => with breakfast or dinner? Morning; WithFood | Evening; WithFood
calcium 1 cap or 2 caps bed => Ambiguous => calcium => BedTime => 1 cap or 2 caps? 1 capsule | 2 capsule
calcium 1 cap or 1 tab bed => NotSaid => calcium => BedTime => 1 cap or 1 tab
calcium 2 caps daily or every other day => NotSaid => calcium => 2 capsule => daily or every other day
calcium 2 caps once or twice daily => Ambiguous => calcium => 2 capsule => once … twice daily? OneTimePerDay | TwoTimesPerDay
calcium 2 caps morning or as tolerated => NotSaid => calcium tolerated => 2 capsule; Morning => or as
calcium 1 cap before or after meals => NotSaid => calcium => 1 capsule => before or after meals
Morning or Night tea 2 sachets => Ambiguous => tea => 2 sachet => Morning or Night? Morning | BedTime | "Morning or Night"
theanine 2 caps bed except sunday => NotSaid => theanine => 2 capsule; BedTime => except sunday
theanine 2 caps bed sundays => NotSaid => theanine => 2 capsule; BedTime => sundays
up to 2 tabs bed => NotSaid =>  => BedTime => up to 2 tabs
magnesium at least 2 caps => NotSaid => magnesium =>  => at least 2 caps
magnesium 2 caps max => NotSaid => magnesium =>  => 2 caps max
magnesium up to 400 mg daily => NotSaid => magnesium => OneTimePerDay => up to 400 mg
magnesium 2 caps for up to 3 weeks => NotSaid => magnesium => 2 capsule => up to 3 weeks
iron 1 tab hourly => NotSaid => iron => 1 tablet => hourly
iron 1 tab q12h => NotSaid => iron => 1 tablet => q12h
iron 1 tab q 12 h => NotSaid => iron q => 1 tablet => 12 h
iron 1 tab week 1-2 => NotSaid => iron => 1 tablet => week 1-2
iodine 1 drop per 10 kg => NotSaid => iodine => 1 drop => per 10 kg
iodine 2 drops/kg => NotSaid => iodine => 2 drop => / kg
magnesium one at bedtime => Ambiguous => magnesium => BedTime => one? 1 unit | "one"
Up-to-date multi 2 caps bed => Certain => Up-to-date multi => 2 capsule; BedTime =>
Up to date multi 2 caps bed => Certain => Up to date multi => 2 capsule; BedTime =>
Omega 3-6-9 2 caps morning => Certain => Omega 3-6-9 => 2 capsule; Morning =>
omega 3-6-9 => Name => omega 3-6-9 =>  =>
5-HTP 100 mg 1 cap bed => Certain => 5-HTP 100 mg => 1 capsule; BedTime =>
D3 2000 1 softgel morning => Certain => D3 2000 => 1 softgel; Morning =>
Vitamin B 12 1 cap morning and evening => Certain => Vitamin B 12 => 1 capsule; Morning+Evening =>
B-Complex 50 1 cap breakfast => Certain => B-Complex 50 => 1 capsule; Morning; WithFood =>
Maximum Strength curcumin 2 caps => Certain => Maximum Strength curcumin => 2 capsule =>
Life or Death multi 1 cap => Certain => Life or Death multi => 1 capsule =>
oil of oregano 2 caps bed => Certain => oil of oregano => 2 capsule; BedTime =>
2 capsules of evening primrose oil => Certain => evening primrose oil => 2 capsule =>
Whey protein 1 kg 1 scoop morning => Certain => Whey protein 1 kg => 1 scoop; Morning =>
vitamin d 3 months => Certain => vitamin d => For3Month =>
excellent except thing => Name => excellent except thing =>  =>
omega 3d 2 softgels morning => Certain => omega 3d => 2 softgel; Morning =>
omega 3 10 days 2 softgels => Certain => omega 3 => 2 softgel; 10 days =>
3-day cleanse 2 caps => Ambiguous => cleanse => 2 capsule => 3 day? 3 days | "3 day"
2.5 day cleanse 2 caps => Ambiguous => cleanse => 2 capsule => 2.5 day? "2.5 day"
multi 1 day => Ambiguous => multi => => 1 day? 1 days | "1 day"
zinc 2 caps 3 days => Certain => zinc => 2 capsule; 3 days =>
zinc .5 tablet => Certain => zinc => 0.5 tablet =>
zinc .25 tablet bed => Certain => zinc => 0.25 tablet; BedTime =>
zinc .5tab => Certain => zinc => 0.5 tablet =>
zinc 1⁄2 tablet => Certain => zinc => 0.5 tablet =>
zinc 1∕2 tablet => Certain => zinc => 0.5 tablet =>
zinc 1 1⁄2 tablets => Certain => zinc => 1.5 tablet =>
zinc 1¹⁄₂ tablets => Certain => zinc => 1.5 tablet =>
zinc 1 / 2 tablet => NotSaid => zinc 1 => 2 tablet => / 2 tablet
zinc 1+1/2 tablets => Certain => zinc => 1.5 tablet =>
zinc 1 and 1/2 tablets => Certain => zinc => 1.5 tablet =>
zinc 1-1½ tablets => Ambiguous => zinc =>  => 1-1½ tablets? 1 tablet | 1.5 tablet
zinc 1-1/2 tablets => Ambiguous => zinc =>  => 1-1/2 tablets? 1.5 tablet | 1 tablet | 0.5 tablet
zinc 2 half tablets => Ambiguous => zinc =>  => 2 half tablets? 1 tablet | 2.5 tablet
zinc half-tablet bed => Certain => zinc => 0.5 tablet; BedTime =>
zinc half of a tablet => Certain => zinc => 0.5 tablet =>
zinc half of one tablet => Certain => zinc => 0.5 tablet =>
zinc half of 1 tablet => Ambiguous => zinc =>  => half of 1 tablet? 0.5 tablet | 1 tablet
zinc half the tablet => Certain => zinc => 0.5 tablet =>
zinc ½ of a tablet => Certain => zinc => 0.5 tablet =>
zinc one-half tablet => Certain => zinc => 0.5 tablet =>
zinc one and a half tablets => Certain => zinc => 1.5 tablet =>
zinc one-and-a-half tablets => Certain => zinc => 1.5 tablet =>
zinc a tablet and a half => Certain => zinc => 1.5 tablet =>
zinc 2x 1 tablet and a half => Certain => zinc => 1.5 tablet; TwoTimesPerDay =>
zinc 1 tablet and half a capsule => NotSaid => zinc =>  => 1 tablet … half a capsule
zinc 1 tablet and 1/2 tablet => NotSaid => zinc =>  => 1 tablet … 1/2 tablet
zinc 2.5 tablets and a half => Certain => zinc a half => 2.5 tablet =>
zinc quarter of a tablet => Certain => zinc => 0.25 tablet =>
zinc three quarters of a tablet => Certain => zinc => 0.75 tablet =>
zinc 5 half a tablet => Certain => zinc 5 => 0.5 tablet =>
zinc dozen of tablets => NotSaid => zinc =>  => dozen of tablets
zinc double => Name => zinc double =>  =>
zinc 15 half a tablet => Certain => zinc 15 => 0.5 tablet =>
zinc half to one tablet bed => Ambiguous => zinc => BedTime => half to one tablet? 0.5 tablet | 1 tablet
zinc a third of a tablet => NotSaid => zinc =>  => a third of a tablet
zinc twenty-five drops => Certain => zinc => 25 drop =>
zinc twenty drops => Certain => zinc => 20 drop =>
zinc thirty a day => Ambiguous => zinc =>  => thirty a day? 30 unit; OneTimePerDay | 15 unit; TwoTimesPerDay | 10 unit; ThreeTimesPerDay | 6 unit; FiveTimesPerDay
zinc a few drops bed => NotSaid => zinc => BedTime => a few drops
zinc a couple of tablets => NotSaid => zinc =>  => a couple of tablets
zinc minus 2 tablets => NotSaid => zinc =>  => minus 2 tablets
zinc zero tablets => NotSaid => zinc =>  => zero tablets
double strength zinc 2 tablets => Certain => double strength zinc => 2 tablet =>
zinc 1.1/2 tablets => NotSaid => zinc =>  => 1.1/2 tablets
zinc 1.1/2tab => NotSaid => zinc =>  => 1.1/2 tab
zinc 1.5/2 tablets => NotSaid => zinc =>  => 1.5/2 tablets
zinc ½½ tablet => NotSaid => zinc =>  => ½½ tablet
zinc ½5 tablets => NotSaid => zinc =>  => ½5 tablets
zinc 0.5.5 tablets => NotSaid => zinc =>  => 0.5.5 tablets
zinc 1,5,0 tablets => NotSaid => zinc =>  => 1,5,0 tablets
zinc 1/0 tablets => NotSaid => zinc =>  => 1/0 tablets
zinc -1 tablet => NotSaid => zinc =>  => -1 tablet
zinc -2 tablets => NotSaid => zinc =>  => -2 tablets
zinc ~2 tablets => NotSaid => zinc =>  => ~2 tablets
zinc 1(1/2) tablets => NotSaid => zinc =>  => 1(1/2) tablets
zinc 2 cap(s) bed => Certain => zinc => 2 capsule; BedTime =>
zinc 1.1/2/day => NotSaid => zinc =>  => 1.1/2 / day
zinc 1/2/day => Certain => zinc => 0.5 unit; OneTimePerDay =>
zinc 1cap/2caps => NotSaid => zinc =>  => / 2 caps && 1 cap … 2 caps
zinc 10ml/day => Ambiguous => zinc => OneTimePerDay => 10 ml? 10 milliliter | "10 ml"
zinc 1,000 tablets => NotSaid => zinc =>  => 1,000 tablets
zinc 1,000 IU 1 tablet => Certain => zinc 1,000 IU => 1 tablet =>
zinc 0.5.5 mg => Name => zinc 0.5.5 mg =>  =>
zinc 2² tablets => NotSaid => zinc =>  => 2² tablets
creatine 0.5.5 g => NotSaid => creatine =>  => 0.5.5 g
zinc :5 tablets => Certain => zinc => 5 tablet =>
zinc half an hour before food 1 tab => NotSaid => zinc => 1 tablet; BeforeFood => half an hour
zinc 15 mg .5 tablet morning => Certain => zinc 15 mg => 0.5 tablet; Morning =>
vitamin d 1000 iu .25 tablet morning => Certain => vitamin d 1000 iu => 0.25 tablet; Morning =>
zinc 15 mg ,5 tablet morning => NotSaid => zinc 15 mg => Morning => ,5 tablet
zinc 15 mg 1⁄2 tablet morning => Certain => zinc 15 mg => 0.5 tablet; Morning =>
zinc 15 mg 1∕2 tablet => Certain => zinc 15 mg => 0.5 tablet =>
theanine 200 1⁄2 capsule bed => Certain => theanine 200 => 0.5 capsule; BedTime =>
zinc 15 mg 1 1⁄2 tablets morning => Certain => zinc 15 mg => 1.5 tablet; Morning =>
zinc 15 mg 2 half tablets => Ambiguous => zinc 15 mg =>  => 2 half tablets? 1 tablet | 2.5 tablet
zinc 15 mg two half tablets => Ambiguous => zinc 15 mg =>  => two half tablets? 1 tablet | 2.5 tablet
zinc 15 mg half of a tablet => Certain => zinc 15 mg => 0.5 tablet =>
zinc 15 mg one and a half tablets morning => Certain => zinc 15 mg => 1.5 tablet; Morning =>
zinc 15 mg 2 and a half tablets morning => Certain => zinc 15 mg => 2.5 tablet; Morning =>
zinc 15 mg quarter of a tablet => Certain => zinc 15 mg => 0.25 tablet =>
zinc 15 mg three quarters of a tablet => Certain => zinc 15 mg => 0.75 tablet =>
zinc 15 mg a third of a tablet => NotSaid => zinc 15 mg =>  => a third of a tablet
zinc 15 mg half morning => Ambiguous => zinc 15 mg => Morning => half? 0.5 unit | "half"
zinc 15 mg 1 tablet and a half capsule => NotSaid => zinc 15 mg =>  => 1 tablet … a half capsule
zinc 15 mg 1 tablet and a half => Certain => zinc 15 mg => 1.5 tablet =>
Magnesium Citrate 60 caps 1 daily => Ambiguous => Magnesium Citrate =>  => 60 caps … 1 daily? 1 capsule; OneTimePerDay | 60 capsule; OneTimePerDay
zinc 60 caps 1/day => Ambiguous => zinc =>  => 60 caps … 1 / day? 1 capsule; OneTimePerDay | 60 capsule; OneTimePerDay
zinc 60 caps 2 daily => Ambiguous => zinc =>  => 60 caps … 2 daily? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay | 60 capsule; TwoTimesPerDay
zinc 60 caps 8 daily => NotSaid => zinc =>  => 60 caps … 8 daily
zinc 2 caps, 1 daily => Ambiguous => zinc =>  => 2 caps, … 1 daily? 1 capsule; OneTimePerDay | 2 capsule; OneTimePerDay
zinc 2 caps 2 daily => Ambiguous => zinc =>  => 2 caps … 2 daily? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay | 2 capsule; TwoTimesPerDay
zinc 1 cap 1 daily => Certain => zinc => 1 capsule; OneTimePerDay =>
zinc 60 caps 1 cap daily => NotSaid => zinc => OneTimePerDay => 60 caps … 1 cap
zinc 60 caps 1 daily morning => NotSaid => zinc => Morning => 60 caps … 1 daily
zinc 60 caps 1 daily twice daily => NotSaid => zinc => TwoTimesPerDay => 60 caps … 1 daily
zinc 1-2 caps 1 daily => NotSaid => zinc =>  => 1-2 caps … 1 daily
zinc 2000 caps 1 daily => NotSaid => zinc =>  => 2000 caps … 1 daily
zinc 1 daily 2 daily => NotSaid => zinc =>  => 1 daily … 2 daily
zinc 1 a day with dinner => Certain => zinc => 1 unit; Evening; WithFood =>
zinc 60 caps 1 daily with dinner => NotSaid => zinc => Evening; WithFood => 60 caps … 1 daily
magnesium 2 caps in the evening before bed => Ambiguous => magnesium => 2 capsule => in the evening before bed? Evening | BedTime | Evening+BedTime
magnesium 2 caps evening, before bed => Ambiguous => magnesium => 2 capsule => evening, before bed? Evening | BedTime | Evening+BedTime
magnesium 2 caps evening and before bed => Certain => magnesium => 2 capsule; Evening+BedTime =>
magnesium 2 caps evening + bedtime => Certain => magnesium => 2 capsule; Evening+BedTime =>
magnesium 2 caps evening/bedtime => Ambiguous => magnesium => 2 capsule => evening / bedtime? Evening | BedTime | Evening+BedTime
magnesium evening 2 caps before bed => Ambiguous => magnesium => 2 capsule => evening … before bed? Evening | BedTime | Evening+BedTime
magnesium 1 cap evening 1 cap bedtime => Certain => magnesium => 1 capsule; Evening+BedTime =>
magnesium 1 cap morning and evening, before bed => Ambiguous => magnesium => 1 capsule; Morning => evening, before bed? Evening | BedTime | Evening+BedTime
magnesium 1 cap morning, noon, evening, bedtime => Certain => magnesium => 1 capsule; Morning+Afternoon+Evening+BedTime =>
magnesium 4x daily 1 cap morning noon evening bedtime => Certain => magnesium => 1 capsule; Morning+Afternoon+Evening+BedTime =>
zinc 1 cap at night with dinner => Ambiguous => zinc => 1 capsule; WithFood => at night with dinner? Evening | BedTime
zinc 1 cap evening (bedtime) => Ambiguous => zinc => 1 capsule => evening (bedtime)? Evening | BedTime | Evening+BedTime
zinc 1 cap morning on waking => Ambiguous => zinc => 1 capsule => morning on waking? UponRising | Morning | UponRising+Morning
zinc 1 cap pm before bed => Ambiguous => zinc => 1 capsule => pm before bed? Afternoon | Evening | Afternoon+BedTime | BedTime | Evening+BedTime
zinc 1 cap morning with breakfast and evening with dinner => Certain => zinc => 1 capsule; Morning+Evening; WithFood =>
zinc 1 cap morning, with breakfast => Certain => zinc => 1 capsule; Morning; WithFood =>
zinc 1 cap noon and afternoon => Ambiguous => zinc => 1 capsule => noon and afternoon? Afternoon | TwoTimesPerDay
zinc 1 cap with lunch and in the afternoon => Ambiguous => zinc => 1 capsule; WithFood => with lunch and in the afternoon? Afternoon | TwoTimesPerDay
zinc 1 cap morning and evening with breakfast and dinner => Certain => zinc => 1 capsule; Morning+Evening; WithFood =>
zinc 1 cap 3x daily noon, afternoon and evening => NotSaid => zinc => 1 capsule => 3 x daily … noon, … afternoon … evening
zinc 1 cap noon, afternoon, noon, afternoon, noon and afternoon => NotSaid => zinc => 1 capsule => noon, afternoon, noon, afternoon, noon and afternoon
zinc 1 cap 3 days a week => Certain => zinc => 1 capsule; 3 on 4 off =>
zinc 1 cap 2 days/wk => Certain => zinc => 1 capsule; 2 on 5 off =>
zinc 1 cap 7 days a week => Certain => zinc => 1 capsule; OneTimePerDay =>
zinc 2 caps 7 days a week => Ambiguous => zinc => 2 capsule => 2 caps 7 days a week? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
zinc 1 cap 8 days a week => NotSaid => zinc => 1 capsule => 8 days a week
zinc 1 cap 2.5 days a week => NotSaid => zinc => 1 capsule => 2.5 days a week
zinc 1 cap 3-4 days a week => Ambiguous => zinc => 1 capsule => 3-4 days a week? 3 on 4 off | 4 on 3 off
zinc 1 cap 5 days a week for 3 months => Certain => zinc => 1 capsule; For3Month; 5 on 2 off =>
zinc 1-2x per week => NotSaid => zinc =>  => 1-2 x per week
zinc 1-2 per week => NotSaid => zinc =>  => 1-2 per week
zinc 1 cap bid for a week => Certain => zinc => 1 capsule; TwoTimesPerDay; For1Week =>
zinc 1 tab qd for a week => Certain => zinc => 1 tablet; OneTimePerDay; For1Week =>
zinc 1 tab daily for a month => Certain => zinc => 1 tablet; OneTimePerDay; For1Month =>
zinc 1 tab daily for a year => Certain => zinc => 1 tablet; OneTimePerDay; 365 days =>
zinc 1 tab daily for a day => Ambiguous => zinc => 1 tablet; OneTimePerDay => for a day? 1 days | "for a day"
zinc 1 tab a week => Certain => zinc => 1 tablet; 1 on 6 off =>
zinc 1 cap every other evening => Certain => zinc => 1 capsule; Evening; 1 on 1 off =>
zinc 1 cap every other week => NotSaid => zinc => 1 capsule => every other week
zinc 1 cap every 2-3 days => Ambiguous => zinc => 1 capsule => every 2-3 days? 1 on 1 off | 1 on 2 off
zinc 1 cap every 2 or 3 days => Ambiguous => zinc => 1 capsule => every 2 or 3 days? 1 on 1 off | 1 on 2 off
zinc 1 cap every 1-2 days => NotSaid => zinc => 1 capsule => every 1-2 days
zinc 1 cap 5 days on 2-3 off => Ambiguous => zinc => 1 capsule => 5 days on 2-3 off? 5 on 2 off | 5 on 3 off
zinc 1 x 2 daily => Ambiguous => zinc =>  => 1 x 2 daily? 2 unit; OneTimePerDay | 1 unit; TwoTimesPerDay
zinc 2 x 3 caps/day => Certain => zinc => 3 capsule; TwoTimesPerDay =>
zinc one a day with dinner => Certain => zinc => 1 unit; Evening; WithFood =>
zinc one daily => Certain => zinc => 1 unit; OneTimePerDay =>
one daily => Name => one daily =>  =>
omega 1 dessertspoon daily => NotSaid => omega => OneTimePerDay => 1 dessertspoon
silica 1 cup bed => NotSaid => silica => BedTime => 1 cup
zinc a capful bed => NotSaid => zinc => BedTime => a capful
vit d3 30 drp bed => Certain => vit d3 => 30 drop; BedTime =>
zinc 1 cap b.i.d. => Certain => zinc => 1 capsule; TwoTimesPerDay =>
zinc 1 cap t.i.d. with water => Certain => zinc => 1 capsule; ThreeTimesPerDay =>
zinc 1 cap p.r.n. => Certain => zinc => 1 capsule; AsNeeded =>
zinc 1 cap po qam => Certain => zinc => 1 capsule; Morning =>
zinc 1 cap qpm => Certain => zinc => 1 capsule; Evening =>
zinc 1 cap bid x 10 days => Certain => zinc => 1 capsule; TwoTimesPerDay; 10 days =>
zinc 1 cap every 2nd day => Certain => zinc => 1 capsule; 1 on 1 off =>
zinc 1 cap every third day => Certain => zinc => 1 capsule; 1 on 2 off =>
zinc 1 cap every third week => NotSaid => zinc => 1 capsule => every third week
zinc 1 cap with evening meal => Certain => zinc => 1 capsule; Evening; WithFood =>
zinc 1 cap each meal => Ambiguous => zinc => 1 capsule => each meal? ThreeTimesPerDay; WithFood | TwoTimesPerDay; WithFood
zinc 1 cap tid with each meal => Certain => zinc => 1 capsule; ThreeTimesPerDay; WithFood =>
zinc 1 cap prior to bed => Certain => zinc => 1 capsule; BedTime =>
zinc 1 cap w dinner => Certain => zinc => 1 capsule; Evening; WithFood =>
zinc 1 tab/2 days => Certain => zinc => 1 tablet; 1 on 1 off =>
zinc 2 tabs/2 days => NotSaid => zinc => 2 tablet => / 2 days
zinc 1 tab bid per 2 days => NotSaid => zinc => 1 tablet; TwoTimesPerDay => per 2 days
zinc per 2 days => NotSaid => zinc =>  => per 2 days
zinc 4 caps in 2 times => Ambiguous => zinc =>  => 4 caps in 2 times? 2 capsule; TwoTimesPerDay | 4 capsule; TwoTimesPerDay
zinc 4 caps a day in 2 times => Certain => zinc => 2 capsule; TwoTimesPerDay =>
zinc 5 caps a day in 2 times => NotSaid => zinc =>  => 5 caps a day in 2 times
zinc 1-2 caps in 2 times => NotSaid => zinc =>  => 1-2 caps in 2 times
zinc in 2 times => NotSaid => zinc => TwoTimesPerDay => in 2 times
zinc 2 caps in 2 weeks => NotSaid => zinc => 2 capsule; For2Weeks => in 2 weeks
zinc 1 cap at 8 => NotSaid => zinc 8 => 1 capsule => at 8
selenium 400 daily => Certain => selenium 400 => OneTimePerDay =>
selenium 400-0-400 => Name => selenium 400-0-400 =>  =>
zinc 1 cap daily every week => NotSaid => zinc => 1 capsule; 1 on 6 off => daily … every week
zinc 1 cap skip 1 day a week => NotSaid => zinc => 1 capsule; 1 on 6 off => skip
zinc 2 caps divided bid => NotSaid => zinc => 2 capsule; TwoTimesPerDay => divided
zinc 4 caps in 2 or 3 times => NotSaid => zinc =>  => 4 caps in 2 or 3 times
zinc 4 caps in 2x => Ambiguous => zinc =>  => 4 caps in 2 x? 2 capsule; TwoTimesPerDay | 4 capsule; TwoTimesPerDay
zinc 4 caps a day in 2x => Certain => zinc => 2 capsule; TwoTimesPerDay =>
zinc 1.5 tab in 2 times => Ambiguous => zinc =>  => 1.5 tab in 2 times? 0.75 tablet; TwoTimesPerDay | 1.5 tablet; TwoTimesPerDay
zinc 10 ml in 2 times => NotSaid => zinc => TwoTimesPerDay => in 2 times
zinc 1 tab daily per 2 days => NotSaid => zinc => 1 tablet; OneTimePerDay => per 2 days
zinc 1 tab with breakfast per 2 days => Certain => zinc => 1 tablet; Morning; WithFood; 1 on 1 off =>
zinc 1 tab morning and evening per 2 days => NotSaid => zinc => 1 tablet; Morning+Evening => per 2 days
zinc 1 tab 1 daily per 2 days => NotSaid => zinc => 1 tablet; OneTimePerDay => per 2 days
zinc half a tab per 2 days => Certain => zinc => 0.5 tablet; 1 on 1 off =>
zinc 1 to 2 tabs per 2 days => NotSaid => zinc =>  => per 2 days
zinc 1 tab per 2 weeks => NotSaid => zinc => 1 tablet => per 2 weeks
zinc 1 tab morning with each meal => NotSaid => zinc => 1 tablet; Morning => with each meal
zinc 1 tab morning and evening with each meal => Certain => zinc => 1 tablet; Morning+Evening; WithFood =>
zinc 1 tab once daily with each meal => NotSaid => zinc => 1 tablet; OneTimePerDay => with each meal
zinc 3 a day with each meal => Ambiguous => zinc => WithFood => 3 a day? 3 unit; OneTimePerDay | 1 unit; ThreeTimesPerDay
zinc 2x with each meal => Ambiguous => zinc => WithFood => 2 x? 2 unit | TwoTimesPerDay
zinc 1 cap mane => Certain => zinc => 1 capsule; Morning =>
Lion's mane 1 cap ac => Certain => Lion's mane => 1 capsule; BeforeFood =>
collagen 1 scoop in water => Certain => collagen => 1 scoop =>
collagen 1 scoop with a full glass of water => Certain => collagen => 1 scoop =>
zinc 1 cap for a fortnight => Certain => zinc => 1 capsule; For2Weeks =>
zinc 1 cap with main meals => Ambiguous => zinc => 1 capsule => with main meals? ThreeTimesPerDay; WithFood | TwoTimesPerDay; WithFood
zinc 1 cap tid with main meals => Certain => zinc => 1 capsule; ThreeTimesPerDay; WithFood =>
zinc 1 cap after 2 weeks => NotSaid => zinc => 1 capsule => after 2 weeks
zinc from 2 weeks 1 cap => NotSaid => zinc => 1 capsule => from 2 weeks
multi kids from 1 year 1 gummy => NotSaid => multi kids => 1 gummy => from 1 year
kids multi 1 year 1 gummy => NotSaid => kids multi => 1 gummy => 1 year
kids multi 1 gummy for 3 months => Certain => kids multi => 1 gummy; For3Month =>
children's multi 1 gummy 6 months => NotSaid => children's multi => 1 gummy => 6 months
multi baby 6 months 1 drop => NotSaid => multi baby => 1 drop => 6 months
zinc 1 tab 2. week => NotSaid => zinc => 1 tablet => 2. week
zinc 200mg x 2 daily => Ambiguous => zinc 200 mg =>  => x 2 daily? 2 unit; OneTimePerDay | 1 unit; TwoTimesPerDay
zinc x2 bed => Certain => zinc => 2 unit; BedTime =>
zinc 1 cap x2 daily => Certain => zinc => 1 capsule; TwoTimesPerDay =>
zinc 15-30 mg 1 cap => Certain => zinc 15-30 mg => 1 capsule =>
zinc 10 to 15 mg => Name => zinc 10 to 15 mg =>  =>
zinc .5mg 1 tab => Certain => zinc .5 mg => 1 tablet =>
zinc >3 mg 1 tab => Certain => zinc >3 mg => 1 tablet =>
2-0-2 caps zinc => Certain => zinc => 2 capsule; Morning+Evening =>
zinc dosage 1 cap bed => Certain => zinc => 1 capsule; BedTime =>
zinc x-ray daily => Certain => zinc x-ray => OneTimePerDay =>
zinc x 6 daily => Ambiguous => zinc =>  => x 6 daily? 6 unit; OneTimePerDay | 3 unit; TwoTimesPerDay | 2 unit; ThreeTimesPerDay
Boron 1 cap daily, 1 cap at bedtime => NotSaid => Boron => BedTime => 1 cap … 1 cap
Selenium 100 mcg 1 cap with food, 1 cap at bedtime => NotSaid => Selenium 100 mcg => BedTime; WithFood => 1 cap … 1 cap
Lycopene 10 mg 1 softgel + 1 softgel => NotSaid => Lycopene 10 mg =>  => 1 softgel … 1 softgel
boron 1 cap, 1 cap, 1 cap => NotSaid => boron =>  => 1 cap, … 1 cap, … 1 cap
boron 1 cap weekly, 1 cap bed => NotSaid => boron => BedTime; 1 on 6 off => 1 cap … 1 cap
boron 1 cap every other day, 1 cap with dinner => NotSaid => boron => Evening; WithFood; 1 on 1 off => 1 cap … 1 cap
boron 1 cap twice daily, 1 cap at bedtime => NotSaid => boron =>  => 1 cap … 1 cap && twice daily, … at bedtime
boron 1 cap at bedtime, 1 cap as needed => NotSaid => boron => BedTime; AsNeeded => 1 cap … 1 cap
boron 1 cap once daily; 1 cap at bedtime => NotSaid => boron => BedTime => 1 cap … 1 cap
boron once daily, once at bedtime => NotSaid => boron => BedTime => once daily, … once
boron 1x daily, 1x at bedtime => NotSaid => boron => BedTime => 1 x daily, … 1 x
boron 1 a day, 1 at bedtime => NotSaid => boron => BedTime => 1 a day, … 1
boron 1 cap twice a day twice a day => NotSaid => boron => 1 capsule => twice a day … twice a day
boron 1 cap with food and with food => NotSaid => boron => 1 capsule => with food … with food
boron 1 cap with breakfast with breakfast => NotSaid => boron => 1 capsule; Morning => with breakfast … with breakfast
boron 3 mg daily, 3 mg at bedtime => NotSaid => boron 3 mg 3 mg => BedTime => 3 mg … 3 mg
boron 3 mg + 3 mg daily => NotSaid => boron 3 mg + 3 mg => OneTimePerDay => 3 mg … 3 mg
epa 500 mg dha 500 mg 1 softgel => Certain => epa 500 mg dha 500 mg => 1 softgel =>
creatine 5 g daily, 5 g at bedtime => NotSaid => creatine => BedTime => 5 g … 5 g
creatine 5 g am, 5 g bed => Ambiguous => creatine => Morning+BedTime => 5 g? 5 gram | "5 g"
boron 1 cap am 1 cap am => NotSaid => boron =>  => 1 cap … 1 cap
boron 1 cap morning, 1 cap => NotSaid => boron => Morning => 1 cap … 1 cap
boron am 1 cap bed 1 cap => Certain => boron => 1 capsule; Morning+BedTime =>
boron 1 cap morning evening 1 cap => NotSaid => boron => Morning+Evening => 1 cap … 1 cap
boron 1 cap before breakfast, 1 cap before dinner => Certain => boron => 1 capsule; Morning+Evening; BeforeFood =>
boron 1 cap with breakfast, 1 cap at bedtime => NotSaid => boron => 1 capsule; Morning+BedTime; WithFood => with breakfast,
boron 1 cap with food am, 1 cap with food bed => Certain => boron => 1 capsule; Morning+BedTime; WithFood =>
boron with food 1 cap am, 1 cap bed => Certain => boron => 1 capsule; Morning+BedTime; WithFood =>
boron 1 cap am, 1 cap bed with food => NotSaid => boron => 1 capsule; Morning+BedTime; WithFood => with food
boron 1 cap am with food, bed => NotSaid => boron => 1 capsule; Morning+BedTime; WithFood => with food,
boron 1 cap morning with food and evening with food => Certain => boron => 1 capsule; Morning+Evening; WithFood =>
boron 1 cap am, at bedtime as needed => NotSaid => boron => 1 capsule; Morning+BedTime; AsNeeded => as needed
boron 1 cap am and at bedtime as needed => Certain => boron => 1 capsule; Morning+BedTime; AsNeeded =>
boron 1 cap am, 1 cap bed for 2 weeks => Certain => boron => 1 capsule; Morning+BedTime; For2Weeks =>
boron for 2 weeks 1 cap am, 1 cap bed => Certain => boron => 1 capsule; Morning+BedTime; For2Weeks =>
boron 1 cap am for 2 weeks, 1 cap bed => NotSaid => boron => 1 capsule; Morning+BedTime; For2Weeks => 2 weeks,
boron 1 cap am 2 weeks 1 cap bed 2 weeks => NotSaid => boron => 1 capsule; Morning+BedTime => 2 weeks … 2 weeks
boron 1 cap am, 1 cap bed for 2 weeks as needed => NotSaid => boron => 1 capsule; Morning+BedTime => as needed
Taurine 500 mg 1 cap am daily, 1 cap bed 5 days a week => NotSaid => Taurine 500 mg => 1 capsule; Morning+BedTime; 5 on 2 off => 1 cap … am … daily, … 1 cap … bed … 5 days a week
boron 5 days a week 1 cap am, 1 cap bed => Certain => boron => 1 capsule; Morning+BedTime; 5 on 2 off =>
boron daily 5 days a week 1 cap am, 1 cap bed => NotSaid => boron => 1 capsule; Morning+BedTime; 5 on 2 off => 5 days a week
boron 1 cap every other morning, 1 cap every other evening => Certain => boron => 1 capsule; Morning+Evening; 1 on 1 off =>
boron 1 cap am twice daily 1 cap bed => NotSaid => boron => 1 capsule; Morning+BedTime => twice daily
Ginkgo 120 mg 1 capsule 14 days, 7 days off, 14 days => NotSaid => Ginkgo 120 mg => 1 capsule; For2Weeks; 14 on 7 off => 14 days, 7 days off, … 14 days
ginkgo 1 capsule 10 days, 4 days off, 30 days => NotSaid => ginkgo => 1 capsule; For1Month; 10 on 4 off => 10 days, 4 days off, … 30 days
ginkgo 1 capsule 21 days, 7 days off, for 84 days => Certain => ginkgo => 1 capsule; 84 days; 21 on 7 off =>
ginkgo 1 capsule 21 days, 7 days off, 3 months => Certain => ginkgo => 1 capsule; For3Month; 21 on 7 off =>
ginkgo 1 capsule 5 days on 2 days off, 5 days => NotSaid => ginkgo => 1 capsule; 5 days; 5 on 2 off => 5 days on 2 days off, … 5 days
ginkgo 1 capsule 14 days + 14 days => NotSaid => ginkgo => 1 capsule => 14 days … 14 days
ginkgo 1 capsule 30 days 1 month => NotSaid => ginkgo => 1 capsule => 30 days … 1 month
ginkgo 1 capsule 14 days, 14 days on 7 days off => NotSaid => ginkgo => 1 capsule; For2Weeks; 14 on 7 off => 14 days on 7 days off … 14 days,
boron 1 cap 1-0-1 => Certain => boron => 1 capsule; Morning+Evening =>
boron 1 cap, 1-0-1 => NotSaid => boron => Morning+Evening => 1 cap, … 1-0-1
boron 1-0-1, 1 cap bed => Certain => boron => 1 capsule; Morning+Evening+BedTime =>
boron 1 cap daily 1x/day => Certain => boron => 1 capsule; OneTimePerDay =>
please take 1 capsule of boron daily => Certain => boron => 1 capsule; OneTimePerDay =>
1. boron 1 cap daily => Certain => boron => 1 capsule; OneTimePerDay =>
2) boron 1 cap daily => Certain => boron => 1 capsule; OneTimePerDay =>
(5) boron 1 cap daily => Certain => boron => 1 capsule; OneTimePerDay =>
a) boron 1 cap daily => Certain => boron => 1 capsule; OneTimePerDay =>
Maca 1 cap as needed in the morning, every day at bedtime => NotSaid => Maca => 1 capsule; Morning+BedTime; AsNeeded => 1 cap … as needed … in the morning, … every day … at bedtime
Boron prn 1 cap am, daily 1 cap bed => NotSaid => Boron => 1 capsule; Morning+BedTime; AsNeeded => daily
boron 1 cap daily, as needed at bedtime => NotSaid => boron => 1 capsule; BedTime; AsNeeded => as needed
boron 1 cap daily in the morning and at bedtime as needed => NotSaid => boron => 1 capsule; Morning+BedTime; AsNeeded => as needed
boron 1 cap 5 days a week in the morning, daily at bedtime => NotSaid => boron => 1 capsule; Morning+BedTime; 5 on 2 off => 1 cap … 5 days a week … in the morning, … daily … at bedtime
boron 1 cap 6 days a week am, nightly => NotSaid => boron => 1 capsule; Morning+BedTime; 6 on 1 off => 1 cap … 6 days a week … am, … nightly
Theanine 200 mg in the morning, 400 mg at bedtime => NotSaid => Theanine 200 mg 400 mg => Morning+BedTime => 200 mg … 400 mg
Melatonin 3 mg at bedtime, 5 mg as needed => NotSaid => Melatonin 3 mg 5 mg => BedTime; AsNeeded => 3 mg … 5 mg
Melatonin 6 mg (2 tabs of 3 mg) bed => NotSaid => Melatonin 6 mg 3 mg) => 2 tablet; BedTime => 6 mg … 3 mg)
maca 6 caps a day => Ambiguous => maca => 6 capsule => 6 caps a day? 6 capsule; OneTimePerDay | 3 capsule; TwoTimesPerDay | 2 capsule; ThreeTimesPerDay
maca 7 a day => NotSaid => maca =>  => 7 a day
maca 7 caps daily => NotSaid => maca => 7 capsule => 7 caps daily
maca 6 daily with food => Ambiguous => maca => WithFood => 6 daily? 6 unit; OneTimePerDay | 3 unit; TwoTimesPerDay | 2 unit; ThreeTimesPerDay
maca 1 cap with food in the morning, at bedtime => NotSaid => maca => 1 capsule; Morning+BedTime; WithFood => with food
maca 1 cap with food in the morning and at bedtime => Certain => maca => 1 capsule; Morning+BedTime; WithFood =>
maca 1 cap with breakfast and at bedtime => NotSaid => maca => 1 capsule; Morning+BedTime; WithFood => with breakfast
maca 1 cap in the morning and with lunch => NotSaid => maca => 1 capsule; Morning+Afternoon; WithFood => with lunch
maca 2x morning => NotSaid => maca => Morning => 2 x
maca 2x am and pm => Ambiguous => maca => Morning => pm? Afternoon | Evening && 2 x? 2 unit | TwoTimesPerDay
boron 1 capsule twice daily, am and pm => Certain => boron => 1 capsule; Morning+Evening =>
boron 1 capsule three times daily am noon pm => Certain => boron => 1 capsule; Morning+Afternoon+Evening =>
boron 1 capsule am and pm => Ambiguous => boron => 1 capsule; Morning => pm? Afternoon | Evening
boron 1 capsule twice daily evening and pm => NotSaid => boron => 1 capsule; Evening => pm
boron 1 capsule once daily pm => Ambiguous => boron => 1 capsule => pm? Afternoon | Evening
thorne evening magnesium 1 cap daily => Ambiguous => thorne magnesium => 1 capsule; OneTimePerDay => evening? Evening | "evening"
thorne evening magnesium 1 cap twice daily => NotSaid => thorne magnesium => 1 capsule; TwoTimesPerDay => evening
zinc 1 cap am plus bed => Certain => zinc => 1 capsule; Morning+BedTime =>
zinc for colds 1 lozenge => NotSaid => zinc => 1 lozenge => for colds
zinc 1 cap am and noon, 1 cap bed => Certain => zinc => 1 capsule; Morning+Afternoon+BedTime =>
zinc 1 cap 200 days on 100 off => NotSaid => zinc => 1 capsule => 200 days on 100 off
zinc 1 cap at bedtime and as needed => NotSaid => zinc => 1 capsule; BedTime; AsNeeded => and as needed
lysine 2/1 tablets am and bed => NotSaid => lysine => Morning+BedTime => 2/1 tablets
boron 3/3 caps am and bed => NotSaid => boron => Morning+BedTime => 3/3 caps
maca 2-0-0 / 3 caps => NotSaid => maca => Morning => / 3 caps && 2-0-0 … 3 caps
maca 2 / 3 months => NotSaid => maca => => / 3 months
maca 1 cap am / 30 days => NotSaid => maca => 1 capsule; Morning => / 30 days
maca 1 cap / 30 days => NotSaid => maca => 1 capsule => / 30 days
maca 1 cap / 2 days => Certain => maca => 1 capsule; 1 on 1 off =>
maca 1 cap every 30 days => Certain => maca => 1 capsule; 1 on 29 off =>
maca 2 caps twice per day => Certain => maca => 2 capsule; TwoTimesPerDay =>
maca 2 caps bid daily => Certain => maca => 2 capsule; TwoTimesPerDay =>
maca 1, half a cap => Certain => maca 1 => 0.5 capsule =>
maca 1, 1/2 cap => Certain => maca 1 => 0.5 capsule =>
maca 1 cap weekly nightly => NotSaid => maca => 1 capsule; BedTime; 1 on 6 off => nightly … weekly
maca 1 cap every other day nightly => Certain => maca => 1 capsule; BedTime; 1 on 1 off =>
maca 60 caps, 1 weekly => NotSaid => maca => 60 capsule; 1 on 6 off => 60 caps, … 1 weekly
maca 3 caps 1x weekly => Certain => maca => 3 capsule; 1 on 6 off =>
maca 1 weekly => Certain => maca => 1 on 6 off =>
maca 10 d 1 cap => Certain => maca 10 d => 1 capsule =>
maca 14 d 1 cap am => Certain => maca 14 d => 1 capsule; Morning =>
maca half of a tablet am => Certain => maca => 0.5 tablet; Morning =>
maca 3 times capsule with food => NotSaid => maca => WithFood => 3 times capsule
maca 2x caps am => Certain => maca => 2 capsule; Morning =>
maca ,1 cap twice daily => NotSaid => maca => TwoTimesPerDay => ,1 cap
maca 2x,1 cap => NotSaid => maca => => ,1 cap
maca 2x.2 caps => NotSaid => maca => => .2 caps
maca 1-0-1 ,2 months => NotSaid => maca => 1 unit; Morning+Evening => ,2 months
maca 1 cap am 2,3 months => NotSaid => maca => 1 capsule; Morning => 2,3 months
maca 1 cap am 2/3 months => NotSaid => maca => 1 capsule; Morning => 2/3 months
maca 1 cap am 1.5 months => Certain => maca => 1 capsule; Morning; 45 days =>
iron 1 cap on waking and in the evening with dinner => NotSaid => iron => 1 capsule; UponRising+Evening; WithFood => with dinner
iron 1 cap evening with dinner => Certain => iron => 1 capsule; Evening; WithFood =>
lysine 1 tablet on an empty stomach with breakfast and dinner => NotSaid => lysine => 1 tablet; Morning+Evening => on an empty stomach … with breakfast … dinner
maca 3 caps weekly => Ambiguous => maca => 3 capsule; 1 on 6 off => 3 caps weekly? 3 capsule; 1 on 6 off | 1 capsule; 3 on 4 off
maca 7 caps per week => Ambiguous => maca => 7 capsule; 1 on 6 off => 7 caps per week? 7 capsule; 1 on 6 off | 1 capsule; OneTimePerDay
maca 10 caps weekly => NotSaid => maca => 10 capsule; 1 on 6 off => 10 caps weekly
maca 1-2 caps weekly => NotSaid => maca => 1 on 6 off => 1-2 caps weekly
maca 2 caps once weekly => Certain => maca => 2 capsule; 1 on 6 off =>
iron twice daily with dinner, 1 cap bed => NotSaid => iron => 1 capsule; Evening+BedTime; WithFood => twice daily … with dinner, … 1 cap … bed
omega 3,2 caps am => NotSaid => omega => Morning => 3,2 caps
zinc 30,2 caps am => NotSaid => zinc => Morning => 30,2 caps
omega 3,2 daily => NotSaid => omega => => 3,2 daily
maca 1,2 bed => NotSaid => maca => BedTime => 1,2
maca 2 x 1,2 caps => NotSaid => maca => => 1,2 caps
maca 1,2-0-1,2 => NotSaid => maca => => 1,2-0-1,2
maca 2,5 caps am => Certain => maca => 2.5 capsule; Morning =>
magnesium 2.2 mg 1 cap am => Certain => magnesium 2.2 mg => 1 capsule; Morning =>
maca twocaps am => Certain => maca => 2 capsule; Morning =>
maca 3 caps (weekly) => Ambiguous => maca => 3 capsule; 1 on 6 off => 3 caps (weekly)? 3 capsule; 1 on 6 off | 1 capsule; 3 on 4 off
maca 1 cap (per day) am and bed => NotSaid => maca => 1 capsule; Morning+BedTime => 1 cap (per day)
iron 1 cap at bedtime, with dinner twice daily => NotSaid => iron => 1 capsule; Evening+BedTime; WithFood => with dinner
maca 1 cap 3 times a day a week => NotSaid => maca => 1 capsule; ThreeTimesPerDay; 1 on 6 off => 3 times a day … a week
zinc every- 2 days 1 capsule => Certain => zinc => 1 capsule; 1 on 1 off =>
iron 1 cap 3x/week => Certain => iron => 1 capsule; 3 on 4 off =>
iron 1 cap 3x per week => Certain => iron => 1 capsule; 3 on 4 off =>
iron 1 cap 3 times a week at bedtime => Certain => iron => 1 capsule; BedTime; 3 on 4 off =>
iron 2 caps twice a week for 3 months => Certain => iron => 2 capsule; For3Month; 2 on 5 off =>
iron 1 cap 7x per week => NotSaid => iron => 1 capsule => 7 x per week
iron 1 cap bid weekly => NotSaid => iron => 1 capsule => bid weekly
iron 1 cap 2dd per week => NotSaid => iron => 1 capsule => 2 dd per week
iron 1 cap am and pm 3x/week => NotSaid => iron => 1 capsule; Morning => 3 x / week
iron 1 cap daily 3x/week => NotSaid => iron => 1 capsule; OneTimePerDay => 3 x / week
iron 1 cap 3x/week with each meal => NotSaid => iron => 1 capsule => 3 x / week
iron 2 am 3x/week => NotSaid => iron => Morning => 3 x / week
theanine 1 cap 30 minutes before bedtime => Ambiguous => theanine => 1 capsule => 30 minutes before bedtime? BedTime
theanine 1 cap an hour before bed => Ambiguous => theanine => 1 capsule => an hour before bed? BedTime
theanine 1 cap 90 minutes before bed => NotSaid => theanine => 1 capsule; BedTime => 90 minutes
theanine 1 cap 8 hours before bed => NotSaid => theanine => 1 capsule; BedTime => 8 hours
theanine 1 cap 30 minutes after bedtime => NotSaid => theanine after => 1 capsule; BedTime => 30 minutes
theanine 1 cap twice daily 30 min before bed => NotSaid => theanine => 1 capsule => twice daily … 30 min before bed
berberine 1 cap before each meal => Ambiguous => berberine => 1 capsule => before each meal? ThreeTimesPerDay; BeforeFood | TwoTimesPerDay; BeforeFood
berberine 1 cap 3x daily before each meal => Certain => berberine => 1 capsule; ThreeTimesPerDay; BeforeFood =>
berberine 1 cap after every meal => Ambiguous => berberine => 1 capsule => after every meal? ThreeTimesPerDay; AfterFood | TwoTimesPerDay; AfterFood
zinc 1x1 week => NotSaid => zinc =>  => 1x1 week
zinc 1x1 weekly => Certain => zinc => 1 unit; OneTimePerDay; 1 on 6 off =>
zinc 2 vegcaps am => Certain => zinc => 2 capsule; Morning =>
zinc 2 veggie caps am => Certain => zinc => 2 capsule; Morning =>
zinc 2 V-caps am => Certain => zinc => 2 capsule; Morning =>
zinc 2 gelcaps am => Certain => zinc => 2 capsule; Morning =>
zinc 2 licaps am => Certain => zinc => 2 capsule; Morning =>
zinc 2 chewable tablets am => Certain => zinc => 2 tablet; Morning =>
zinc vegcaps am => Certain => zinc vegcaps => Morning =>
boron 1 cap with main meal => Certain => boron => 1 capsule; WithFood =>
boron 1 cap with the main meal => Certain => boron => 1 capsule; WithFood =>
boron 1 cap with main meals => Ambiguous => boron => 1 capsule => with main meals? ThreeTimesPerDay; WithFood | TwoTimesPerDay; WithFood
boron 1 cap 2x day => Certain => boron => 1 capsule; TwoTimesPerDay =>
boron 1 cap 2 x day with food => Certain => boron => 1 capsule; TwoTimesPerDay; WithFood =>
boron 1 cap 2x day 1 => NotSaid => boron => 1 capsule => day 1
boron 1 cap 2x day and night => NotSaid => boron day and night => 1 capsule => 1 cap … 2 x
maca x 2 am => Certain => maca => 2 unit; Morning =>
maca 500 mg x2 in the evening => Certain => maca 500 mg => 2 unit; Evening =>
maca x 10 am => NotSaid => maca x => Morning => 10 am
maca 1 cap x 2 am => NotSaid => maca x => 1 capsule; Morning => 2 am
maca x 2 pm => Ambiguous => maca => 2 unit => pm? Afternoon | Evening
boron 1 cap x 2 day => NotSaid => boron => 1 capsule => x 2 day
boron 1 cap 2 day => NotSaid => boron => 1 capsule => 2 day
boron 1 cap for 2 day => Certain => boron => 1 capsule; 2 days =>
boron 1 cap 6 day => Certain => boron => 1 capsule; 6 days =>
maca 2 caps every other day => Certain => maca => 2 capsule; 1 on 1 off =>
maca 2 caps every third day => Certain => maca => 2 capsule; 1 on 2 off =>
theanine 1 cap mid-afternoon => Certain => theanine => 1 capsule; Afternoon =>
theanine 1 cap mid-morning => Certain => theanine => 1 capsule; Morning =>
b12 1 tab sublingually each morning => Certain => b12 => 1 tablet; Morning =>
b12 1 tab under the tongue => Certain => b12 => 1 tablet =>
b12 1 tab sublingual daily => Certain => b12 => 1 tablet; OneTimePerDay =>
b12 1 tab sublingual => Certain => b12 => 1 tablet =>
b12 sublingual 1 tab daily => Certain => b12 sublingual => 1 tablet; OneTimePerDay =>
1 tab sublingual b12 daily => Certain => sublingual b12 => 1 tablet; OneTimePerDay =>
b12 tabs sublingual 1 daily => Certain => b12 tabs sublingual => 1 unit; OneTimePerDay =>
1 x zinc 30 mg daily => Ambiguous => zinc 30 mg =>  => 1 x … daily? 1 unit; OneTimePerDay | OneTimePerDay
2 x zinc 30 mg daily with food => Ambiguous => zinc 30 mg => WithFood => 2 x … daily? 2 unit; OneTimePerDay | TwoTimesPerDay
2 x magnesium capsules in the morning => Certain => magnesium capsules => 2 capsule; Morning =>
2 x magnesium capsules tablets in the morning => NotSaid => magnesium capsules tablets => Morning => 2 x
1 x magnesium in the morning => Ambiguous => magnesium => Morning => 1 x? 1 unit | OneTimePerDay
2 x magnesium in the morning and daily => NotSaid => magnesium => Morning => and daily
2 x magnesium am and bed => Ambiguous => magnesium => Morning+BedTime => 2 x? 2 unit | TwoTimesPerDay
iron 1 cap 30 minutes before breakfast => Ambiguous => iron => 1 capsule => 30 minutes before breakfast? Morning; BeforeFood
iron 1 cap half an hour before dinner => Ambiguous => iron => 1 capsule => half an hour before dinner? Evening; BeforeFood
iron 1 cap 30 minutes before food => NotSaid => iron => 1 capsule; BeforeFood => 30 minutes
iron 1 cap 30 minutes after breakfast => NotSaid => iron => 1 capsule; Morning; AfterFood => 30 minutes
iron 1 cap 90 minutes before breakfast => NotSaid => iron => 1 capsule; Morning; BeforeFood => 90 minutes
iron 1 cap 9) days => NotSaid => iron 9 => 1 capsule => ) days
iron 1 cap a breakfast => NotSaid => iron => 1 capsule; Morning; WithFood => a breakfast
3x week zinc evening => NotSaid => week zinc => Evening => 3 x
b12 two tabs sublingual => Certain => b12 => 2 tablet =>
b12 1 tab am sublingual => Certain => b12 => 1 tablet; Morning =>
tabs sublingual daily b12 => Certain => tabs sublingual b12 => OneTimePerDay =>
sublingual b12 1 tab => Certain => sublingual b12 => 1 tablet =>
iron 1 capsule twice daily between meals => Certain => iron => 1 capsule; TwoTimesPerDay; OnAnEmptyStomach =>
iron 1 capsule away from meals => Certain => iron => 1 capsule; OnAnEmptyStomach =>
iron 1 capsule between meals and at bedtime => NotSaid => iron => 1 capsule; BedTime; OnAnEmptyStomach => and at bedtime
iron 1 capsule between meals with food => Ambiguous => iron => 1 capsule => between meals … with food? OnAnEmptyStomach | WithFood
zinc 1 cap w/ b'fast => Certain => zinc => 1 capsule; Morning; WithFood =>
zinc 1 sach. am => Certain => zinc => 1 sachet; Morning =>
rhodiola 1 cap 3 weeks on, 1 week off => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 cap 3 weeks on 1 off => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 cap 3 weeks on and 1 week off for 3 months => Certain => rhodiola => 1 capsule; For3Month; 21 on 7 off =>
rhodiola 1 cap 3 weeks, 1 week break => Certain => rhodiola => 1 capsule; 21 on 7 off =>
rhodiola 1 cap 1 month on 1 week off => Certain => rhodiola => 1 capsule; 30 on 7 off =>
rhodiola 1 cap 2-3 weeks on 1 week off => Ambiguous => rhodiola => 1 capsule => 2-3 weeks on 1 week off? 14 on 7 off | 21 on 7 off
rhodiola 1 cap 6 months on 1 month off => Certain => rhodiola => 1 capsule; 180 on 30 off =>
rhodiola 1 cap 7 months on 1 month off => NotSaid => rhodiola => 1 capsule => 7 months on 1 month off
rhodiola 1 cap 5 days on 2 weeks off => Certain => rhodiola => 1 capsule; 5 on 14 off =>
rhodiola 1 cap 5 days on 2 hours off => NotSaid => rhodiola => 1 capsule => 5 days on 2 hours off
rhodiola 1 cap 5 hours on 2 off => NotSaid => rhodiola => 1 capsule => 5 hours on 2 off
rhodiola 1 cap 3 weeks, 1 week off, 3 weeks => NotSaid => rhodiola => 1 capsule; For3Weeks; 21 on 7 off => 3 weeks, 1 week off, … 3 weeks
rhodiola 1 cap 3 weeks, 1 week off, 8 weeks => NotSaid => rhodiola => 1 capsule; 56 days; 21 on 7 off => 3 weeks, 1 week off, … 8 weeks
rhodiola 1 cap 3 weeks, 1 week off, 90 days => NotSaid => rhodiola => 1 capsule; For3Month; 21 on 7 off => 3 weeks, 1 week off, … 90 days
rhodiola 1 cap 3 weeks, 1 week off, 3 months => Certain => rhodiola => 1 capsule; For3Month; 21 on 7 off =>
rhodiola 1 cap every 2 weeks => NotSaid => rhodiola => 1 capsule => every 2 weeks
vitamin d3 4000 iu 1 softgel with a fatty meal => Ambiguous => vitamin d3 4000 iu => 1 softgel => with a fatty meal? WithFood
vitamin d3 4000 iu 1 softgel twice daily with fat => Ambiguous => vitamin d3 4000 iu => 1 softgel; TwoTimesPerDay => with fat? WithFood
vitamin d3 4000 iu 1 softgel with the largest meal => Ambiguous => vitamin d3 4000 iu => 1 softgel => with the largest meal? WithFood
vitamin d3 4000 iu 1 softgel with largest meal for 3 months => Ambiguous => vitamin d3 4000 iu => 1 softgel; For3Month => with largest meal? WithFood
vitamin d3 4000 iu 1 softgel morning with a high-fat meal => Ambiguous => vitamin d3 4000 iu => 1 softgel; Morning => with a high-fat meal? WithFood
vitamin d3 4000 iu 1 softgel with breakfast with a fatty meal => NotSaid => vitamin d3 4000 iu => 1 softgel; Morning => with breakfast … with a fatty meal
vitamin d3 4000 iu 1 softgel with food am, with a fatty meal bed => NotSaid => vitamin d3 4000 iu => 1 softgel; Morning+BedTime => with food … with a fatty meal
vitamin d3 4000 iu 1 softgel not with a fatty meal => NotSaid => vitamin d3 4000 iu => 1 softgel => not with a fatty meal
vitamin d3 4000 iu 1 softgel with a fatty breakfast => NotSaid => vitamin d3 4000 iu fatty => 1 softgel; Morning; WithFood => with a
zinc 15 mg 1 tablet before breakfast and dinner => Certain => zinc 15 mg => 1 tablet; Morning+Evening; BeforeFood =>
zinc 15 mg 1 tablet after lunch and dinner => Certain => zinc 15 mg => 1 tablet; Afternoon+Evening; AfterFood =>
zinc 15 mg 1 tablet before breakfast, lunch and the dinner => Certain => zinc 15 mg => 1 tablet; Morning+Afternoon+Evening; BeforeFood =>
zinc 15 mg 1 tablet before breakfast and lunch and dinner => Certain => zinc 15 mg => 1 tablet; Morning+Afternoon+Evening; BeforeFood =>
zinc 15 mg 1 tablet before breakfast or dinner => Ambiguous => zinc 15 mg => 1 tablet => before breakfast or dinner? Morning; BeforeFood | Evening; BeforeFood
zinc 15 mg before breakfast and dinner 1 tablet => Certain => zinc 15 mg => 1 tablet; Morning+Evening; BeforeFood =>
zinc 15 mg 1 tablet before breakfast, dinner => NotSaid => zinc 15 mg => 1 tablet; Morning+Evening => before breakfast, … dinner
zinc 15 mg 1 tablet before breakfast and with dinner => NotSaid => zinc 15 mg => 1 tablet; Morning+Evening => before breakfast … with dinner
zinc 15 mg 1 tablet before breakfast and dinner 1 tablet => NotSaid => zinc 15 mg => 1 tablet; Morning+Evening => 1 tablet … before breakfast … dinner … 1 tablet
zinc 15 mg 1 tablet before breakfast and 1 dinner => NotSaid => zinc 15 mg => 1 tablet; Morning+Evening => before breakfast … dinner
zinc 15 mg 1 tablet daily, duration: 3 months => Certain => zinc 15 mg => 1 tablet; OneTimePerDay; For3Month =>
zinc 15 mg dose: 1 tablet time: evening => Certain => zinc 15 mg => 1 tablet; Evening =>
zinc 15 mg, dose: 1 tablet, frequency: twice daily, how long: 3 months, when: with food => Certain => zinc 15 mg => 1 tablet; TwoTimesPerDay; WithFood; For3Month =>
zinc 15 mg 1 tablet duration 2-3 weeks => Ambiguous => zinc 15 mg => 1 tablet => 2-3 weeks? For2Weeks | For3Weeks
zinc 15 mg 1 tablet duration: 2 day => Certain => zinc 15 mg => 1 tablet; 2 days =>
zinc 15 mg 1 tablet duration: in 3 months => NotSaid => zinc 15 mg => 1 tablet; For3Month => in 3 months
zinc 15 mg 1 tablet duration: min 3 months => NotSaid => zinc 15 mg duration => 1 tablet => min 3 months
zinc 15 mg 1 tablet, duration: evening => Certain => zinc 15 mg duration => 1 tablet; Evening =>
zinc 15 mg 1 tablet, time: 3 months => Certain => zinc 15 mg time => 1 tablet; For3Month =>
zinc 15 mg dose 1 tablet => Certain => zinc 15 mg dose => 1 tablet =>
zinc 1 dose: morning => Certain => zinc 1 dose => Morning =>
zinc 2 x dose: morning => NotSaid => zinc dose => Morning => 2 x
zinc max dose: 2 caps => NotSaid => zinc =>  => max dose: 2 caps
zinc daily dose: 2 caps => Ambiguous => zinc => 2 capsule => 2 caps daily? 2 capsule; OneTimePerDay | 1 capsule; TwoTimesPerDay
zinc 1 cap morning, evening dose: 2 caps => NotSaid => zinc => Morning+Evening => 1 cap … 2 caps
multi kids 1 gummy duration: 6 months => Certain => multi kids => 1 gummy; For6Month =>
rhodiola 1 cap 14 days, 7 days off, duration: 84 days => Certain => rhodiola => 1 capsule; 84 days; 14 on 7 off =>
zinc 15 mg 1 tablet, how often: daily, duration: ongoing => Certain => zinc 15 mg => 1 tablet; OneTimePerDay; Ongoing =>
zinc 15 mg, how often: 1 a day => Certain => zinc 15 mg, how often => 1 unit; OneTimePerDay =>
zinc 15 mg dose: 1 morning => Ambiguous => zinc 15 mg => Morning => 1? 1 unit | "1"
from week 3: iron 1 capsule => NotSaid => iron => 1 capsule => from week 3:
iron 1 cap from the third week on => NotSaid => iron => 1 capsule => from the third week on
Add in week 2: CoQ10 100 mg 1 capsule => NotSaid => CoQ10 100 mg => 1 capsule => Add in week 2:
starting day 8 additionally selenium 1 cap bed => NotSaid => selenium => 1 capsule; BedTime => starting day 8 additionally
as of month 2 rhodiola 1 cap => NotSaid => rhodiola => 1 capsule => as of month 2
Start: zinc 15 mg 1 tablet => NotSaid => zinc 15 mg => 1 tablet => Start:
start zinc 15 mg 1 tablet => Certain => start zinc 15 mg => 1 tablet =>
zinc from Salus 1 tablet => Certain => zinc from Salus => 1 tablet =>
Sleep: melatonin 1 mg 1 tablet => Ambiguous => melatonin 1 mg => 1 tablet => Sleep:? BedTime | "Sleep:"
Sleep - L-Theanine 200 mg 1 capsule => Ambiguous => L-Theanine 200 mg => 1 capsule => Sleep? BedTime | "Sleep"
Sleep: melatonin 1 mg 1 tablet morning => Certain => Sleep: melatonin 1 mg => 1 tablet; Morning =>
sleep melatonin 1 mg 1 tablet => Certain => sleep melatonin 1 mg => 1 tablet =>
Sleep: 1 tablet => Certain => Sleep => 1 tablet =>
Sleep: 1 tablet melatonin => Certain => melatonin => 1 tablet; BedTime =>
Morning: zinc 1 cap => Certain => zinc => 1 capsule; Morning =>
Evening | zinc | 1 cap => Certain => | zinc | => 1 capsule; Evening =>
zinc | evening | 1 cap => Certain => zinc | | => 1 capsule; Evening =>
Morning and evening: zinc 1 cap => Certain => zinc => 1 capsule; Morning+Evening =>
evening primrose: 1 cap => Certain => evening primrose => 1 capsule =>
zinc 1 cap evening: copper => Ambiguous => zinc copper => 1 capsule => evening:? Evening | "evening:"
zinc 1 cap before going to sleep => Certain => zinc => 1 capsule; BedTime =>
continue iron 1 cap => Certain => continue iron => 1 capsule =>
zinc 15mg 1t bid => Ambiguous => zinc 15 mg => TwoTimesPerDay => 1 t? 1 days | "1 t"
zinc 1 cap 14d, 7d off, 14d => NotSaid => zinc => 1 capsule; For2Weeks; 14 on 7 off => 14 d 7 d off, … 14 d
zinc 2 caps 1d on 6d off => Certain => zinc => 2 capsule; 1 on 6 off =>
Sleep: melatonin 1 mg 1 tablet with dinner => Certain => Sleep: melatonin 1 mg => 1 tablet; Evening; WithFood =>
zinc 1 cap 3 weeks on, 1 week off, 3 times => NotSaid => zinc => 1 capsule; ThreeTimesPerDay; 21 on 7 off => 3 weeks on, 1 week off, … 3 times
zinc 1 cap 3 weeks on, 1 week off, 3 times a day => Certain => zinc => 1 capsule; ThreeTimesPerDay; 21 on 7 off =>
rhodiola 1 cap am, duration: 3 weeks on, 1 week off => Certain => rhodiola => 1 capsule; Morning; 21 on 7 off =>
magnesium 2 caps first thing in the morning => Certain => magnesium => 2 capsule; UponRising =>
2 magnesium citrate before bed => Ambiguous => magnesium citrate => BedTime => 2? 2 unit | "2"
5 htp am => Certain => 5 htp => Morning =>
2 000 iu vitamin d am => Certain => 2 000 iu vitamin d => Morning =>
2 magnesium => Name => 2 magnesium =>  =>
`
