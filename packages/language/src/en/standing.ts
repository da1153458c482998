/** Why a service stands where it stands among the results, and how results are ordered. */
export const standing = {
  total: 'Points',
  of: '<b>{points}</b> of {of}',
  ordered: 'You chose another order for this list. These points make the order “Recommended”.',
  rating: 'Rating',
  mean: '{count, plural, =0 {No review counts yet} one {{mean} from one review that counts} other {{mean} from # reviews that count}}',
  voices:
    '{count, plural, one {Together # voice} other {Together # voices}}: newer reviews weigh more, and one person has one voice here',
  pulled: 'With {voices} imagined voices of {stars} stars: {mean}',
  recommendations: 'Recommendations',
  accounts:
    '{count, plural, =0 {No customer who was here recommends it yet} one {One customer who was here recommends it} other {# customers who were here recommend it}}',
  age: {
    title: 'Age of the reviews',
    young: 'Up to a year',
    years: '{years, plural, one {One to two years} other {# years and more}}',
    between: '{from} to {to} years',
  },
  uncounted: 'Weighs nothing',
  uncountedReviews: '{count, plural, =0 {No other reviews} one {One other review} other {# other reviews}}',
  uncountedRecommendations:
    '{count, plural, =0 {no other recommendations} one {one other recommendation} other {# other recommendations}}',
  pair: '{first}, {second}',
  free: '<b>No place can be bought.</b> No venue pays for where it stands, and what you did on this device changes nothing.',
  compare: 'In comparison',
  weights: 'How we rank',
  mistake: 'Report a mistake',
  ranking: {
    title: 'How we rank',
    lead: 'Results under “Recommended” stand in the order of their points. Here is everything that gives points, with every number.',
    whose: {
      title: 'Whose word counts',
      text: 'Reviews and recommendations of customers with a completed booking at the venue. All others are shown, marked as not counted, and weigh nothing. People who own or work in a venue write no reviews.',
      one: 'One person has one voice at a venue. Who reviews three of its services gives each of them a third.',
      age: 'A voice is as old as the last booking before it. Writing it again does not make it younger.',
    },
    fading: {
      title: 'How a voice fades',
      text: 'Newer voices say more about how a venue works today.',
      age: 'Age',
      weight: 'Weight',
      young: 'Up to {days, number} days',
      older: 'From {days, number} days',
    },
    points: {
      title: 'How points are made',
      rating: 'Rating: up to {points} points',
      ratingText:
        'The mean of the voices, together with {voices} imagined voices of {stars} stars, so that a single review decides little. One star gives no points, five stars give {points}, in equal steps.',
      recommendations: 'Recommendations: up to {points} points',
      recommendationsText:
        'Recommendations ÷ (recommendations + {half}) × {points}. So {half} recommendations give half of these points, and the hundredth adds little.',
      equal: 'With equal points the newer service comes first.',
    },
    never: {
      title: 'What plays no part',
      money: 'Money. No venue can buy a place, and no fee changes one.',
      you: 'You. The order is the same for everybody; nothing that you did before changes it.',
      others: 'Ratings of other platforms, followers, and reviews without a completed booking.',
    },
    words: {
      title: 'With words, the words come first',
      text: 'A search with words shows first what they fit best: a venue that is called so; then services whose title or treatments say so, in the reader’s language before others; then who gives them; then the district; last a description that only mentions them. Within each of these the points decide. What words mean is the same for everybody, and nobody can buy one.',
    },
    other: {
      title: 'Other orders',
      text: 'Under “Rating” the mean with the imagined voices alone decides; under “Price”, “Newest”, “Nearest” and “Earliest free time” what their names say.',
    },
    check: {
      title: 'How to check it',
      text: '“Why here?” at every result shows its own figures. Unusual patterns, such as many reviews within a short time from one device, go to our team; what we take out no longer counts, and the decision is recorded with its reason.',
      log: 'Every such decision stands, without names, under Decisions',
    },
  },
} as const;
