/**
 * Combinations, in any language: typed => how certain => words searched => dose => what is asked, or not said.
 * @matrix
 */
export const mixed = `
magnesium 1 cap x => Certain => magnesium x => 1 capsule =>
magnesium 2 x 1/2 tab => Certain => magnesium => 0.5 tablet; TwoTimesPerDay =>
magnesium 2 x one => Ambiguous => magnesium one =>  => 2 x? 2 unit | TwoTimesPerDay
magnesium 1-2x daily => Ambiguous => magnesium =>  => 1-2 x daily? OneTimePerDay | TwoTimesPerDay
magnesium 1-2caps bed => Ambiguous => magnesium => BedTime => 1-2 caps? 1 capsule | 2 capsule
magnesium 3 x 5 days => NotSaid => magnesium =>  => 3x5 days
magnesium 2x caps bed => Certain => magnesium => 2 capsule; BedTime =>
magnesium 2 weeks every month => NotSaid => magnesium => For2Weeks => every month
magnesium 1 cap 5 days on => NotSaid => magnesium => 1 capsule; 5 days => on
magnesium 1 cap 5 days on 2 => NotSaid => magnesium 2 => 1 capsule; 5 days => on 2
magnesium 1 cap 5 jours sur 10 => NotSaid => magnesium => 1 capsule => 5 jours sur 10
magnesium 1 cap 2 weeks on 1 week off => Certain => magnesium => 1 capsule; 14 on 7 off =>
magnesium 1-2 a day => NotSaid => magnesium =>  => 1-2 a day
magnesium 2 a day morning => NotSaid => magnesium => Morning => 2 a day
magnesium 2.5 a day => Certain => magnesium => 2.5 unit; OneTimePerDay =>
magnesium 1/3 a day => NotSaid => magnesium =>  => 1/3 a day
magnesium 2 caps daily morning and evening => NotSaid => magnesium => 2 capsule; Morning+Evening => 2 caps daily
magnesium 1 cap daily morning and evening => Certain => magnesium => 1 capsule; Morning+Evening =>
magnesium 12 caps daily => Ambiguous => magnesium => 12 capsule => 12 caps daily? 12 capsule; OneTimePerDay | 6 capsule; TwoTimesPerDay | 4 capsule; ThreeTimesPerDay | 3 capsule; FourTimesPerDay
magnesium not available => Name => magnesium not available =>  =>
magnesium 1.5 weeks 1 cap => NotSaid => magnesium => 1 capsule => 1.5 weeks
magnesium 1.5 months 1 cap => Certain => magnesium => 1 capsule; 45 days =>
magnesium 1 cap 2 weeks 3 weeks => Ambiguous => magnesium => 1 capsule => 2 weeks … 3 weeks? For2Weeks | For3Weeks
zinc and copper 1 cap => Certain => zinc and copper => 1 capsule =>
zinc one => Name => zinc one =>  =>
zinc 1-2 bed => Certain => zinc 1-2 => BedTime =>
magnesium 2 caps 2 caps bed => NotSaid => magnesium => BedTime => 2 caps … 2 caps
magnesium 2 caps 2 units bed => NotSaid => magnesium => BedTime => 2 caps … 2 units
vitamin d 2x daily => Certain => vitamin d => TwoTimesPerDay =>
2,5 ml vitamin e bed => Ambiguous => vitamin e => BedTime => 2,5 ml? 2.5 milliliter | "2,5 ml"
magnesium 1 cap morning+evening => Certain => magnesium => 1 capsule; Morning+Evening =>
magnesium 1 cap morning/evening => Certain => magnesium => 1 capsule; Morning+Evening =>
iodine 1 drop 6w => Certain => iodine => 1 drop; 42 days =>
magnesium 400mg 1cap bed => Certain => magnesium 400 mg => 1 capsule; BedTime =>
magnesium 1cap. (bed), 3mo. => Certain => magnesium => 1 capsule; BedTime; For3Month =>
coq10 1.cap => NotSaid => coq10 =>  => 1. cap
½ tab zinc 2×1 => NotSaid => zinc => TwoTimesPerDay => ½ tab … 1
iron 1 per week => Certain => iron => 1 on 6 off =>
iron 2 pro Woche => NotSaid => iron =>  => 2 pro Woche
iron 6x => NotSaid => iron =>  => 6 x
zinc 2 caps pm or morning => Ambiguous => zinc => 2 capsule => pm or morning? Afternoon | Evening | Morning
zinc or 2 caps bed => NotSaid => zinc => BedTime => or 2 caps
zinc week 1 cap bed => Certain => zinc week => 1 capsule; BedTime =>
a zinc 1 cap => Certain => zinc => 1 capsule =>
zinc 1 cap a => NotSaid => zinc => 1 capsule => a
whey 30 g 1 scoop bed => Certain => whey 30 g => 1 scoop; BedTime =>
zinc 15 mg 1.1/2 tablet => NotSaid => zinc 15 mg =>  => 1.1/2 tablet
zinc 15 mg ½½ tablet => NotSaid => zinc 15 mg =>  => ½½ tablet
zinc 15 mg 0.5.5 tablet => NotSaid => zinc 15 mg =>  => 0.5.5 tablet
zinc 15 mg 1,5,0 tablet => NotSaid => zinc 15 mg =>  => 1,5,0 tablet
zinc 15 mg 1/0 tablet => NotSaid => zinc 15 mg =>  => 1/0 tablet
zinc 15 mg -1 tablet => NotSaid => zinc 15 mg =>  => -1 tablet
zinc 15 mg −2tablets morning => NotSaid => zinc 15 mg => Morning => −2 tablets
zinc 2 x -1 tablet => NotSaid => zinc =>  => -1 tablet
zinc 15 mg -1 a day => NotSaid => zinc 15 mg =>  => -1 a day
`
