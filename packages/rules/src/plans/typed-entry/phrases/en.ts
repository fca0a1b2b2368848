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
probiotic 1-2 caps daily => Ambiguous => probiotic => OneTimePerDay => 1-2 caps? 1 capsule | 2 capsule
probiotic 1 to 2 caps morning => Ambiguous => probiotic => Morning => 1 to 2 caps? 1 capsule | 2 capsule
probiotic every other day => Certain => probiotic => 1 on 1 off =>
probiotic 1 cap every other day 2 months => Certain => probiotic => 1 capsule; For2Month; 1 on 1 off =>
probiotic 1 cap every 3 days => Certain => probiotic => 1 capsule; 1 on 2 off =>
probiotic 1 cap 5 days on 2 off => Certain => probiotic => 1 capsule; 5 on 2 off =>
iron 1 tab once a week => Certain => iron => 1 tablet; 1 on 6 off =>
iron 1 tab twice a week => NotSaid => iron => 1 tablet => twice a week
iron 1x weekly => Certain => iron => 1 on 6 off =>
iron 1 tab every 8 hours => NotSaid => iron => 1 tablet => every 8 hours
iron 1 tab 30 min before food => NotSaid => iron => 1 tablet; BeforeFood => 30 min
iron 1 tab not with food => NotSaid => iron => 1 tablet => not with food
iron 1 tab without food => Certain => iron => 1 tablet; OnAnEmptyStomach =>
iron 1 tab between meals => NotSaid => iron => 1 tablet => between meals
iron 1 tab weekends => NotSaid => iron => 1 tablet => weekends
creatine 5 g morning => Ambiguous => creatine => Morning => 5 g? 5 gram | "5 g"
creatine 1 scoop after food => Certain => creatine => 1 scoop; AfterFood =>
collagen 10 g with breakfast => Ambiguous => collagen => Morning; WithFood => 10 g? 10 gram | "10 g"
silica 10 ml morning => Ambiguous => silica => Morning => 10 ml? 10 milliliter | "10 ml"
silica 2x => Ambiguous => silica =>  => 2 x? 2 unit | TwoTimesPerDay
silica 2x bed => Ambiguous => silica => BedTime => 2 x? 2 unit | TwoTimesPerDay
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
multi 1 cap twice daily morning => Ambiguous => multi => 1 capsule => morning … twice daily? Morning | TwoTimesPerDay
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
`
