console.log('acies');
