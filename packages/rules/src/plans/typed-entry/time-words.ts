import type { IntakeTime } from '@salvia/contract/words/plans'

/** Times of day as they are typed in four languages, in plain letters. Noon is the plan's afternoon, night its bedtime. */
export const times: [time: IntakeTime, words: string][] = [
  [
    'UponRising',
    'upon rising|first thing|first thing in the morning|first thing in morning|on rising|rising|on waking|upon waking|waking|wake up|nach dem aufstehen|beim aufstehen|aufstehen|bij het opstaan|na het opstaan|bij opstaan|opstaan|au lever|au reveil',
  ],
  [
    'Morning',
    'morning|mornings|qam|q.a.m|mane|jeden morgen|elke ochtend|elke morgen|iedere ochtend|iedere morgen|tous les matins|sochtends|smorgens|in the morning|every morning|morn|am|a.m|am morgen|morgens|morgen|fruh|vormittags|vormittag|am vormittag|mid-morning|midmorning|mid morning|voormiddag|voormiddags|in de voormiddag|s voormiddags|svoormiddags|en milieu de matinee|au milieu de la matinee|en matinee|dans la matinee|ochtend|ochtends|s ochtends|s morgens|in de ochtend|matin|le matin|matins|au matin',
  ],
  [
    'Afternoon',
    'afternoon|afternoons|jeden mittag|elke middag|iedere middag|tous les midis|smiddags|in the afternoon|noon|midday|at noon|lunchtime|mittags|mittag|am mittag|nachmittags|nachmittag|am nachmittag|mid-afternoon|midafternoon|mid afternoon|namiddag|namiddags|in de namiddag|s namiddags|snamiddags|en milieu apres-midi|en milieu apres midi|au milieu de apres-midi|dans apres-midi|middag|middags|s middags|in de middag|midi|le midi|a midi|apres-midi|apres midi',
  ],
  [
    'Evening',
    'evening|evenings|qpm|q.p.m|jeden abend|elke avond|iedere avond|tous les soirs|savonds|in the evening|eve|abends|abds|abend|am abend|avond|avonds|s avonds|in de avond|soir|le soir|soirs|au soir',
  ],
  [
    'BedTime',
    'bed|bedtime|prior to bed|prior to bedtime|prior to sleep|before going to bed|h.s|q.h.s|jede nacht|elke nacht|iedere nacht|snachts|at bedtime|before bed|before bedtime|before sleep|before sleeping|before going to sleep|hs|qhs|night|nights|at night|nightly|nocte|vor dem schlafengehen|vor dem schlafen|vorm schlafen|vor schlafen|vor dem einschlafen|vorm einschlafen|vorm schlafengehen|beim schlafengehen|zum schlafengehen|zum schlafen|zum einschlafen|beim einschlafen|vor dem zubettgehen|beim zubettgehen|zubettgehen|schlafengehen|zur nacht|nachts|nacht|voor het slapengaan|voor het slapen|voor slapen|voor inslapen|voor het inslapen|bij slapen|bij het slapen|bij slapengaan|bij het slapengaan|bij slapen gaan|bij het slapen gaan|voor slapen gaan|voor het slapen gaan|voor slapengaan|voor bed|voor bedtijd|voor de nacht|vdn|v.d.n|slapengaan|s nachts|au coucher|avant le coucher|avant de dormir|avant de se coucher|au moment du coucher|coucher|nuit|la nuit',
  ],
]
