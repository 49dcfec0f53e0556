import { Engine } from '@acies/kernel';
import { clockRules as R } from '@acies/rules-clock';
import { clockBattles } from '@acies/battles/clock';
import { randomPlayer, drawsFrom, turnFor } from '@acies/ai';
import { clockPlayers } from '@acies/ai/clock';
const [bi,cs,s0,s1]=process.argv.slice(2); const setup=R.parseSetup(clockBattles[+bi]); const engine=new Engine(R);
for(let seed=+s0;seed<=+s1;seed++){ const log=[]; const {game}=engine.start(setup,seed); const {live}=engine.live(game,e=>{ if(['half turn','melee','fire','destroyed','clock','nerve','leader','ended','contact'].includes(e.type)) log.push((e.type==='half turn'?'\n':'   ')+R.tellInWords(setup,e)+(e.type==='melee'?' ['+['attacker','defender'].map(r=>e.tallies[r].rows.map(x=>x.label+' '+x.value).join(', ')).join(' | ')+']':'')) }); const draw=drawsFrom(seed);
 const pl={red:randomPlayer,blue:randomPlayer,[cs]:clockPlayers.centurion};
 while(!live.over){ const p=game.pending.find(o=>o.answer===undefined); live.choose(p,pl[p.side].choose(turnFor(live,p,draw))); }
 console.log('seed',seed,game.result.reason); if(game.result.winner!==cs){ console.log(log.join('\n')); break; } }
